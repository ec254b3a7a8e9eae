// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import Windowbox

/// What the other answer to each question of the policies makes of it. What the usual one does
/// is in the other tables.
enum StagePoliciesTable {
    static let lent = StageSurfacesTable.lent
    static let left = StageSurfacesTable.left
    static let away = StageEndsTable.away
    static let back = StageEndsTable.back
    static let paused: [Stage.Event] =
        StageSurfacesTable.shown + [.player(playerP, isPlaying: false)]
    /// Borrowed by a session that the platform began.
    static let taken = StageSurfacesTable.shown + [.borrowed(surfaceAP, .system)]

    static let leaving: [StageRow] = [
        .init(
            "a paused one starts by itself, too",
            paused,
            .policy(\.onLeaving, .start),
            [armed(sourceAP, .only, .onLeaving)]
        ),
        .init(
            "but not one that must not",
            [.policy(\.onLeaving, .start)] + StageSurfacesTable.players,
            .showOnRequest(playerP, in: viewA),
            [.make(surfaceAP), armed(sourceAP, .only, .never)]
        ),
        .init(
            "of those that would start, still the one that plays",
            paused + [.show(playerQ, in: viewB), .viewInteracted(viewA)],
            .policy(\.onLeaving, .start),
            []
        ),
        .init(
            "the one that would start, though the other plays",
            paused + [.showOnRequest(playerQ, in: viewB)],
            .policy(\.onLeaving, .start),
            [armed(sourceAP, .startsAutomatically, .onLeaving)]
        ),
        .init(
            "nothing starts by itself",
            StageSurfacesTable.shown,
            .policy(\.onLeaving, .stay),
            [armed(sourceAP, .only, .never)]
        ),
        .init("an answer that is given already is nothing", lent, .policiesChanged(.init()), []),
    ]

    static let returning: [StageRow] = [
        .init(
            "coming back keeps it",
            [.policy(\.onReturn, .keep)] + lent + [away],
            back,
            []
        ),
        .init(
            "coming back keeps what the app began",
            [.policy(\.onReturn, .stopIfStartedBySystem)] + lent + [away],
            back,
            []
        ),
        .init(
            "and ends what the platform began",
            [.policy(\.onReturn, .stopIfStartedBySystem)] + taken + [away],
            back,
            [.requestEnd(surfaceAP, .returnToForeground)]
        ),
        .init(
            "what is set in the background counts",
            lent + [away, .policy(\.onReturn, .keep)],
            back,
            []
        ),
    ]

    static let closing: [StageRow] = [
        .init(
            "closed: it plays on inline",
            [.policy(\.onClose, .playOn)] + lent,
            .returned(surfaceAP, .closed),
            StageEndsTable.home
        ),
        .init(
            "closed unseen: it pauses all the same",
            [.policy(\.onClose, .playOn)] + left,
            .returned(surfaceAP, .closed),
            StageEndsTable.gone
        ),
    ]

    static let ending: [StageRow] = [
        .init(
            "the end of the content keeps it",
            [.policy(\.onEndOfContent, .keep)] + lent,
            .contentEnded(playerP),
            []
        ),
        .init(
            "sound alone keeps it",
            [.policy(\.onEndOfContent, .keep)] + lent,
            .player(playerP, .sound),
            []
        ),
        .init(
            "but nothing at all does not",
            [.policy(\.onEndOfContent, .keep)] + lent,
            .player(playerP, .none),
            [.requestEnd(surfaceAP, .abandon)]
        ),
    ]

    static let opening: [StageRow] = [
        .init(
            "a view without support leaves it in the overlay",
            [.policy(\.onViewWithoutSupport, .leave)] + left,
            .showPlainly(playerP, in: viewB),
            []
        ),
        .init(
            "one with support does not",
            [.policy(\.onViewWithoutSupport, .leave)] + left,
            .show(playerP, in: viewB),
            [.requestEnd(surfaceAP, .reopen)]
        ),
        .init(
            "coming back to one without support leaves it there, too",
            [.policy(\.onViewWithoutSupport, .leave)] + left
                + [.showPlainly(playerP, in: viewB), away],
            back,
            []
        ),
        .init(
            "it gets what nobody wants in the overlay any more",
            [.policy(\.onViewWithoutSupport, .leave)] + left + [.showPlainly(playerP, in: viewB)],
            .returned(surfaceAP, .stopped),
            [.move(surfaceAP, to: .view(viewB))]
        ),
    ]

    static let hearing: [StageRow] = [
        .init(
            "both are heard",
            [.policy(\.audiblePlayers, .all)] + StagePlaybackTable.beside,
            .player(playerQ),
            []
        )
    ]

    static let rows = leaving + returning + closing + ending + opening + hearing
}
