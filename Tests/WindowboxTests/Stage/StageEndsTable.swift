// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import Windowbox

/// When sessions are asked to end, and what is paused when they have.
enum StageEndsTable {
    static let lent = StageSurfacesTable.lent
    static let left = StageSurfacesTable.left
    static let away: Stage.Event = .sceneChanged(window, .background)
    static let back: Stage.Event = .sceneChanged(window, .foreground)

    static let requests: [StageRow] = [
        .init(
            "opening what plays in the overlay ends it",
            left,
            .show(playerP, in: viewB),
            [.requestEnd(surfaceAP, .reopen)]
        ),
        .init(
            "so does opening it where Picture in Picture is not supported",
            left,
            .showPlainly(playerP, in: viewB),
            [.requestEnd(surfaceAP, .reopen)]
        ),
        .init(
            "so does showing its own view again",
            left,
            .show(playerP, in: viewA),
            [.requestEnd(surfaceAP, .reopen)]
        ),
        .init(
            "nothing else about a view does",
            lent,
            .viewChanged(viewA, .shown(playerP, priority: 7)),
            []
        ),
        .init(
            "opening another player does not",
            left,
            .show(playerQ, in: viewB),
            [.make(surfaceBQ), armed(sourceBQ, .only, .never)]
        ),
        .init(
            "what is being given back needs no asking for",
            left + [.yielded(surfaceAP)],
            .show(playerP, in: viewA),
            [
                .move(surfaceAP, to: .view(viewA)), .surfaceReturned(surfaceAP),
                armed(sourceAP, .only, .never),
            ]
        ),
        .init(
            "a view that opens where nobody looks does not end it",
            left + [away],
            .show(playerP, in: viewB),
            []
        ),
        .init(
            "but coming back to it does",
            left + [away, .show(playerP, in: viewB)],
            back,
            [.requestEnd(surfaceAP, .returnToForeground)]
        ),
        .init(
            "coming back to the player's view ends it",
            lent + [away],
            back,
            [.requestEnd(surfaceAP, .returnToForeground)]
        ),
        .init("coming back to anything else does not", left + [away], back, []),
        .init(
            "coming back to another scene does not",
            lent + [.sceneChanged(otherWindow, .background)],
            .sceneChanged(otherWindow, .foreground),
            []
        ),
        .init("a scene that never went has not come back", lent, back, []),
        .init("leaving ends nothing", lent, away, []),
        .init(
            "the end of the content ends it",
            lent,
            .contentEnded(playerP),
            [.requestEnd(surfaceAP, .endOfContent)]
        ),
        .init("the end of other content does not", lent, .contentEnded(playerQ), []),
        .init(
            "nor is what is being given back asked to end",
            left + [.yielded(surfaceAP)],
            .contentEnded(playerP),
            []
        ),
        .init(
            "a player that goes takes its session with it",
            lent,
            .playerRemoved(playerP),
            [.surfaceLost(surfaceAP)]
        ),
    ]

    static let home: [Stage.Effect] = [
        .move(surfaceAP, to: .view(viewA)), armed(sourceAP, .only),
    ]

    /// With the player's view on screen.
    static let shown: [StageRow] = [
        .init(
            "closed: it pauses inline",
            lent,
            .returned(surfaceAP, .closed),
            [.pause(playerP)] + home
        ),
        .init("restored: it plays on", lent, .returned(surfaceAP, .restored), home),
        .init("stopped: it plays on", lent, .returned(surfaceAP, .stopped), home),
        .init("replaced: it plays on", lent, .returned(surfaceAP, .replaced), home),
        .init("returned: it plays on", lent, .returned(surfaceAP, .returnedToForeground), home),
        .init("failed: it plays on", lent, .returned(surfaceAP, .failed(.silent)), home),
        .init("ended: there is nothing to pause", lent, .returned(surfaceAP, .contentEnded), home),
    ]

    static let gone: [Stage.Effect] = [.pause(playerP), .discard(surfaceAP)]

    /// With no view for the player on screen.
    static let unseen: [StageRow] = [
        .init("closed unseen: it pauses", left, .returned(surfaceAP, .closed), gone),
        .init("restored unseen: it pauses", left, .returned(surfaceAP, .restored), gone),
        .init("stopped unseen: it pauses", left, .returned(surfaceAP, .stopped), gone),
        .init("replaced unseen: it pauses", left, .returned(surfaceAP, .replaced), gone),
        .init(
            "returned unseen: it pauses",
            left,
            .returned(surfaceAP, .returnedToForeground),
            gone
        ),
        .init("failed unseen: it pauses", left, .returned(surfaceAP, .failed(.silent)), gone),
        .init(
            "ended unseen: there is nothing to pause",
            left,
            .returned(surfaceAP, .contentEnded),
            [.discard(surfaceAP)]
        ),
        .init(
            "a player that is gone cannot be paused",
            left + [.playerRemoved(playerP)],
            .returned(surfaceAP, .closed),
            [.discard(surfaceAP)]
        ),
        .init(
            "closed by the app unseen: it pauses at once",
            left,
            .closed(surfaceAP),
            [.pause(playerP)]
        ),
        .init("closed twice: it pauses once", left + [.closed(surfaceAP)], .closed(surfaceAP), []),
        .init(
            "paused by its close: its end pauses nothing more",
            left + [.closed(surfaceAP)],
            .returned(surfaceAP, .stopped),
            [.discard(surfaceAP)]
        ),
        .init("closed by the app on screen: it plays on", lent, .closed(surfaceAP), []),
        .init(
            "closed on screen and then left: its end pauses",
            lent + [.closed(surfaceAP), .hide(viewA, playerP)],
            .returned(surfaceAP, .stopped),
            gone
        ),
        .init(
            "what another session has in the overlay plays on",
            StageSurfacesTable.lentTwins
                + [.borrowed(surfaceBP), .hide(viewA, playerP), .hide(viewB, playerP)],
            .returned(surfaceAP, .replaced),
            [.discard(surfaceAP)]
        ),
    ]
}
