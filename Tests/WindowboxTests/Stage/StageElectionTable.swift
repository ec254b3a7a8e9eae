// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import Windowbox

/// Which surface is armed, and why.
enum StageElectionTable {
    static let both: [Stage.Event] =
        StageSurfacesTable.players + [.show(playerP, in: viewA), .show(playerQ, in: viewB)]

    static let rows: [StageRow] = [
        .init(
            "the only one there is",
            StageSurfacesTable.players,
            .show(playerP, in: viewA),
            [.make(surfaceAP), armed(sourceAP, .only)]
        ),
        .init(
            "the one shown last",
            StageSurfacesTable.shown,
            .show(playerQ, in: viewB),
            [.make(surfaceBQ), armed(sourceBQ, .lastShown)]
        ),
        .init(
            "the one last used",
            both,
            .viewInteracted(viewA),
            [armed(sourceAP, .lastInteractedWith)]
        ),
        .init(
            "the one with the greatest priority, whichever was used",
            both + [.viewInteracted(viewB)],
            .viewChanged(viewA, .shown(playerP, priority: 1)),
            [armed(sourceAP, .priority)]
        ),
        .init(
            "the one that plays, whatever the priorities",
            both + [.viewChanged(viewB, .shown(playerQ, priority: 1))],
            .player(playerQ, isPlaying: false),
            [armed(sourceAP, .playing)]
        ),
        .init(
            "for the reason that the best of the others lacks",
            StageSurfacesTable.players + [
                .player(playerQ, isPlaying: false), .viewChanged(viewA, .shown(playerP)),
                .show(playerP, in: viewB), .show(playerQ, in: viewC),
            ],
            .viewChanged(viewA, .shown(playerP, priority: 1)),
            [armed(sourceAP, .priority)]
        ),
        .init(
            "a paused one does not start by itself",
            StageSurfacesTable.shown,
            .player(playerP, isPlaying: false),
            [armed(sourceAP, .only, .never)]
        ),
        .init(
            "the one that starts by itself, though the other was shown last",
            StageSurfacesTable.shown + [.show(playerQ, in: viewB)],
            .showOnRequest(playerQ, in: viewB),
            [armed(sourceAP, .startsAutomatically)]
        ),
        .init(
            "with none that starts by itself, the one that plays, whatever the priorities",
            StageSurfacesTable.players + [
                .player(playerP, isPlaying: false),
                .viewChanged(viewA, .shown(playerP, priority: 1)),
            ],
            .showOnRequest(playerQ, in: viewB),
            [.make(surfaceBQ), armed(sourceBQ, .playing, .never)]
        ),
        .init(
            "the only one, though it does not start by itself",
            StageSurfacesTable.players,
            .showOnRequest(playerP, in: viewA),
            [.make(surfaceAP), armed(sourceAP, .only, .never)]
        ),
        .init(
            "none without a picture",
            StageSurfacesTable.shown,
            .player(playerP, hasVideo: false),
            [.arm(nil)]
        ),
        .init(
            "the one whose picture comes late",
            [.player(playerP, hasVideo: false), .show(playerP, in: viewA)],
            .player(playerP),
            [armed(sourceAP, .only)]
        ),
        .init(
            "none that does not support it",
            StageSurfacesTable.shown,
            .showPlainly(playerP, in: viewA),
            [.arm(nil)]
        ),
        .init(
            "with the best one gone, the next",
            both,
            .viewRemoved(viewB),
            [.discard(surfaceBQ), armed(sourceAP, .only)]
        ),
        .init(
            "using a view that is not there is nothing",
            both,
            .viewInteracted(viewC),
            []
        ),
        .init(
            "while something is in the overlay, nothing takes its place by itself",
            both,
            .borrowed(surfaceAP),
            [.move(surfaceAP, to: .overlay), armed(sourceBQ, .only, .never)]
        ),
    ]

    static let reasons = Set<ArmingReason>(
        rows.flatMap(\.effects).compactMap {
            if case .arm(let choice?) = $0 { choice.reason } else { nil }
        }
    )
}
