// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import Windowbox

/// Who has which surface, as screens come and go.
enum StageSurfacesTable {
    static let players: [Stage.Event] = [.player(playerP), .player(playerQ)]
    static let shown = players + [.show(playerP, in: viewA)]
    static let twins = shown + [.show(playerP, in: viewB)]
    static let lent = shown + [.borrowed(surfaceAP)]
    static let lentTwins = twins + [.borrowed(surfaceAP)]
    /// The view that lent the surface is gone.
    static let left = lent + [.hide(viewA, playerP)]
    static let plainB = players + [.showPlainly(playerP, in: viewA)]

    static let views: [StageRow] = [
        .init(
            "a view that shows a player gets a surface",
            players,
            .show(playerP, in: viewA),
            [.make(surfaceAP), armed(sourceAP, .only)]
        ),
        .init("a view without a player gets none", players, .show(nil, in: viewA), []),
        .init("a player that is not there has no surface", [], .show(playerP, in: viewA), []),
        .init(
            "the player may come after the view",
            [.show(playerP, in: viewA)],
            .player(playerP),
            [.make(surfaceAP), armed(sourceAP, .only)]
        ),
        .init(
            "a view without support gets a surface, too",
            players,
            .showPlainly(playerP, in: viewA),
            [.make(surfaceAP)]
        ),
        .init(
            "a second view of a player gets its own surface",
            shown,
            .show(playerP, in: viewB),
            [.make(surfaceBP), armed(sourceBP, .lastShown)]
        ),
        .init(
            "a hidden view has none",
            shown,
            .hide(viewA, playerP),
            [.discard(surfaceAP), .arm(nil)]
        ),
        .init(
            "a view that is gone has none",
            shown,
            .viewRemoved(viewA),
            [.discard(surfaceAP), .arm(nil)]
        ),
        .init(
            "with its other view gone, a view has what it had",
            twins,
            .viewRemoved(viewB),
            [.discard(surfaceBP), armed(sourceAP, .only)]
        ),
        .init(
            "a view that shows another player gets a new surface",
            shown,
            .show(playerQ, in: viewA),
            [.discard(surfaceAP), .make(surfaceAQ), armed(sourceAQ, .only)]
        ),
        .init(
            "a player that is gone has no surfaces",
            twins,
            .playerRemoved(playerP),
            [.discard(surfaceAP), .discard(surfaceBP), .arm(nil)]
        ),
    ]

    static let loans: [StageRow] = [
        .init(
            "a borrowed surface goes to the overlay",
            shown,
            .borrowed(surfaceAP),
            [.move(surfaceAP, to: .overlay), .arm(nil)]
        ),
        .init(
            "its view may go",
            lent,
            .hide(viewA, playerP),
            []
        ),
        .init("its view may go for good", lent, .viewRemoved(viewA), []),
        .init(
            "its view may show another player",
            lent,
            .show(playerQ, in: viewA),
            [.make(surfaceAQ), armed(sourceAQ, .only, .never)]
        ),
        .init(
            "a twin keeps its own surface",
            twins,
            .borrowed(surfaceAP),
            [.move(surfaceAP, to: .overlay), armed(sourceBP, .only, .never)]
        ),
        .init(
            "what is yielded goes to the view that lent it",
            lentTwins,
            .yielded(surfaceAP),
            [
                .move(surfaceAP, to: .view(viewA)), .surfaceReturned(surfaceAP),
                armed(sourceBP, .lastShown, .never),
            ]
        ),
        .init(
            "what is yielded waits for a view",
            left,
            .yielded(surfaceAP),
            []
        ),
        .init(
            "and goes to the first one",
            left + [.yielded(surfaceAP)],
            .show(playerP, in: viewB),
            [
                .move(surfaceAP, to: .view(viewB)), .surfaceReturned(surfaceAP),
                armed(at(viewB), .only, .never),
            ]
        ),
        .init(
            "with the lender gone, to the view that was shown last",
            left + [.show(playerP, in: viewB), .show(playerP, in: viewC)],
            .yielded(surfaceAP),
            [
                .move(surfaceAP, to: .view(viewC)), .surfaceReturned(surfaceAP),
                armed(at(viewC), .lastShown, .never),
            ]
        ),
        .init(
            "the lender is the view that had it, whatever its name",
            left + [
                .yielded(surfaceAP), .show(playerP, in: viewB), .returned(surfaceAP, .restored),
                .borrowed(surfaceAP), .show(playerP, in: viewC),
            ],
            .yielded(surfaceAP),
            [
                .move(surfaceAP, to: .view(viewB)), .surfaceReturned(surfaceAP),
                armed(Source(surface: surfaceCP), .lastShown, .never),
            ]
        ),
        .init(
            "a twin gives up the surface that stood in",
            lentTwins + [.hide(viewA, playerP)],
            .yielded(surfaceAP),
            [
                .discard(surfaceBP), .move(surfaceAP, to: .view(viewB)),
                .surfaceReturned(surfaceAP), armed(at(viewB), .only, .never),
            ]
        ),
        .init(
            "a view that goes again leaves it to the overlay",
            left + [.yielded(surfaceAP), .show(playerP, in: viewB)],
            .hide(viewB, playerP),
            [.move(surfaceAP, to: .overlay), .surfaceWithdrawn(surfaceAP), .arm(nil)]
        ),
        .init(
            "or to the next view",
            lentTwins + [.yielded(surfaceAP)],
            .hide(viewA, playerP),
            [
                .discard(surfaceBP), .move(surfaceAP, to: .view(viewB)),
                armed(at(viewB), .only, .never),
            ]
        ),
        .init(
            "yielding what nobody has borrowed is nothing",
            shown,
            .yielded(surfaceAP),
            []
        ),
        .init(
            "what is returned goes home",
            lent,
            .returned(surfaceAP, .replaced),
            [.move(surfaceAP, to: .view(viewA)), armed(sourceAP, .only)]
        ),
        .init(
            "what is returned to nobody is let go of",
            left,
            .returned(surfaceAP, .contentEnded),
            [.discard(surfaceAP)]
        ),
        .init(
            "returning what nobody has borrowed is nothing",
            shown,
            .returned(surfaceAP, .closed),
            []
        ),
        .init(
            "a view gets the surface of its name back from another",
            left + [
                .yielded(surfaceAP), .show(playerP, in: viewB), .returned(surfaceAP, .restored),
            ],
            .show(playerP, in: viewA),
            [
                .move(surfaceAP, to: .view(viewA)), .make(surfaceBP), armed(sourceAP, .lastShown),
            ]
        ),
        .init(
            "a gone player's surface stays in the overlay until its session is over",
            lent + [.yielded(surfaceAP)],
            .playerRemoved(playerP),
            [
                .surfaceLost(surfaceAP), .move(surfaceAP, to: .overlay),
                .surfaceWithdrawn(surfaceAP), .arm(nil),
            ]
        ),
        .init(
            "and is let go of then",
            lent + [.yielded(surfaceAP), .playerRemoved(playerP)],
            .returned(surfaceAP, .stopped),
            [.discard(surfaceAP)]
        ),
    ]

    static func at(_ view: ViewID) -> Source { Source(surface: surfaceAP, view: view) }
}
