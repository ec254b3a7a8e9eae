// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import Windowbox

/// What follows from what players do.
enum StagePlaybackTable {
    static let lent = StageSurfacesTable.lent
    static let pausedQ: Stage.Event = .player(playerQ, isPlaying: false)
    /// P plays in the overlay; Q is shown beside it, paused.
    static let beside =
        StageSurfacesTable.players + [
            pausedQ, .show(playerP, in: viewA), .show(playerQ, in: viewB), .borrowed(surfaceAP),
        ]
    static let muted: Stage.Event = .playerChanged(
        playerQ,
        PlayerFacts(isPlaying: true, content: .video, isMuted: true)
    )

    static let content: [StageRow] = [
        .init(
            "an emptied player leaves the overlay",
            lent,
            .player(playerP, .none),
            [.requestEnd(surfaceAP, .abandon)]
        ),
        .init(
            "so does one that goes on with sound alone, as at its end",
            lent,
            .player(playerP, .sound),
            [.requestEnd(surfaceAP, .endOfContent)]
        ),
        .init("one that loads stays", lent, .player(playerP, .loading), []),
        .init(
            "what is said again ends nothing again",
            lent + [.player(playerP, .none)],
            .playerChanged(playerP, PlayerFacts(isPlaying: true, content: .none, rate: 2)),
            [.refresh(surfaceAP)]
        ),
        .init(
            "what is being given back needs no asking for",
            StageSurfacesTable.left + [.yielded(surfaceAP)],
            .player(playerP, .none),
            []
        ),
    ]

    static let hearing: [StageRow] = [
        .init(
            "what begins beside the overlay pauses what is in it",
            beside,
            .player(playerQ),
            [.pause(playerP)]
        ),
        .init(
            "what begins in the overlay pauses what is beside it",
            beside + [.player(playerP, isPlaying: false), .player(playerQ)],
            .player(playerP),
            [.pause(playerQ), .refresh(surfaceAP)]
        ),
        .init("muted, it pauses nothing", beside, muted, []),
        .init("until it is heard", beside + [muted], .player(playerQ), [.pause(playerP)]),
        .init(
            "nor does it pause what is not heard",
            beside + [
                .playerChanged(
                    playerP,
                    PlayerFacts(isPlaying: true, content: .video, isMuted: true)
                )
            ],
            .player(playerQ),
            []
        ),
        .init(
            "what plays already pauses nothing anew",
            beside + [.player(playerQ)],
            .player(playerQ, .sound),
            [.arm(nil)]
        ),
        .init(
            "with nothing in the overlay nothing is paused",
            StageElectionTable.both + [pausedQ],
            .player(playerQ),
            [armed(sourceBQ, .lastShown)]
        ),
        .init(
            "nor what is on its way out",
            beside + [.yielded(surfaceAP)],
            .player(playerQ),
            [armed(sourceBQ, .lastShown, .never)]
        ),
    ]

    static let refreshing: [StageRow] = [
        .init(
            "a pause in the overlay is shown there",
            lent,
            .player(playerP, isPlaying: false),
            [.refresh(surfaceAP)]
        ),
        .init(
            "so is another rate",
            lent,
            .playerChanged(playerP, PlayerFacts(isPlaying: true, content: .video, rate: 2)),
            [.refresh(surfaceAP)]
        ),
        .init(
            "and how far the content reaches",
            lent,
            .playerChanged(
                playerP,
                PlayerFacts(
                    isPlaying: true,
                    content: .video,
                    timeRange: .zero ... .seconds(60)
                )
            ),
            [.refresh(surfaceAP)]
        ),
        .init("what is not in the overlay is not", StageSurfacesTable.shown, pausedQ, []),
        .init(
            "nor what a view has back",
            lent + [.yielded(surfaceAP)],
            .playerChanged(playerP, PlayerFacts(isPlaying: true, content: .video, rate: 2)),
            []
        ),
    ]

    static let resuming: [StageRow] = [
        .init(
            "what a lost surface has paused plays on",
            StageSurfacesTable.players,
            .playerPaused(playerP, .surfaceLost),
            [.play(playerP)]
        ),
        .init(
            "but not what is paused anyway",
            StageSurfacesTable.players + [.player(playerP, isPlaying: false)],
            .playerPaused(playerP, .surfaceLost),
            []
        ),
        .init("nor what is not there", [], .playerPaused(playerP, .surfaceLost), []),
        .init(
            "what the background has paused in the overlay plays on",
            StageSurfacesTable.left + [StageEndsTable.away],
            .playerPaused(playerP, .background),
            [.play(playerP)]
        ),
        .init(
            "so does what a window before the user shows",
            StageSurfacesTable.shown + [.sceneChanged(otherWindow, .background)],
            .playerPaused(playerP, .background),
            [.play(playerP)]
        ),
        .init(
            "but not what nobody sees in the background",
            StageSurfacesTable.shown + [StageEndsTable.away],
            .playerPaused(playerP, .background),
            []
        ),
        .init(
            "nor what is on its way out there",
            lent + [StageEndsTable.away, .yielded(surfaceAP)],
            .playerPaused(playerP, .background),
            []
        ),
    ]

    static let rows = content + hearing + refreshing + resuming
}
