// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import Windowbox

/// What media controls act upon, and whether the display is kept awake.
struct StageOutlookTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var given: [Stage.Event]
        var nowPlaying: PlayerID?
        var keepsDisplayAwake: Bool

        init(
            _ sentence: String,
            _ given: [Stage.Event],
            _ nowPlaying: PlayerID?,
            isSeen keepsDisplayAwake: Bool
        ) {
            testDescription = sentence
            self.given = given
            self.nowPlaying = nowPlaying
            self.keepsDisplayAwake = keepsDisplayAwake
        }
    }

    static let both = StageElectionTable.both
    static let pausedP: Stage.Event = .player(playerP, isPlaying: false)
    static let pausedQ: Stage.Event = .player(playerQ, isPlaying: false)
    static let mutedQ = StagePlaybackTable.muted
    static let away = StageEndsTable.away

    static let rows = [
        Row("without a view it is nothing", StageSurfacesTable.players, nil, isSeen: false),
        Row("it is what is shown", StageSurfacesTable.shown, playerP, isSeen: true),
        Row("paused, too", StageSurfacesTable.shown + [pausedP], playerP, isSeen: false),
        Row(
            "loading, too",
            StageSurfacesTable.shown + [.player(playerP, .loading)],
            playerP,
            isSeen: false
        ),
        Row(
            "and with sound alone",
            StageSurfacesTable.shown + [.player(playerP, .sound)],
            playerP,
            isSeen: false
        ),
        Row(
            "but not with nothing",
            StageSurfacesTable.shown + [.player(playerP, .none)],
            nil,
            isSeen: false
        ),
        Row(
            "without support for Picture in Picture, too",
            StageSurfacesTable.plainB,
            playerP,
            isSeen: true
        ),
        Row("of two the one shown last", both, playerQ, isSeen: true),
        Row("the one last used", both + [.viewInteracted(viewA)], playerP, isSeen: true),
        Row(
            "the one with the greater priority",
            both + [.viewInteracted(viewA), .viewChanged(viewB, .shown(playerQ, priority: 1))],
            playerQ,
            isSeen: true
        ),
        Row("the one that is heard", both + [pausedQ], playerP, isSeen: true),
        Row("not one that plays muted", both + [mutedQ], playerP, isSeen: true),
        Row(
            "though the other one is paused, if that was used",
            both + [mutedQ, pausedP, .viewInteracted(viewA)],
            playerP,
            isSeen: true
        ),
        Row("in the background, too", StageSurfacesTable.shown + [away], playerP, isSeen: false),
        Row(
            "it is what is in the overlay, whoever is heard",
            both + [.borrowed(surfaceAP), pausedP],
            playerP,
            isSeen: true
        ),
        Row("with no view, too", StageSurfacesTable.left + [away], playerP, isSeen: true),
        Row(
            "until it is over, where nothing is to be kept there",
            both + [.borrowed(surfaceAP), .hide(viewA, playerP), .yielded(surfaceAP)],
            playerP,
            isSeen: true
        ),
        Row(
            "but what is to be kept there comes first",
            both + [
                .borrowed(surfaceBQ), .hide(viewB, playerQ), .yielded(surfaceBQ),
                .borrowed(surfaceAP),
            ],
            playerP,
            isSeen: true
        ),
        Row(
            "and what is there before what is gone",
            both + [
                .hide(viewB, playerQ), .borrowed(surfaceAP), .show(playerQ, in: viewA),
                .borrowed(surfaceAQ), .playerRemoved(playerQ), away,
            ],
            playerP,
            isSeen: true
        ),
        Row(
            "after its end it is what is shown",
            both + [.borrowed(surfaceAP), .hide(viewA, playerP), .returned(surfaceAP, .closed)],
            playerQ,
            isSeen: true
        ),
        Row(
            "which may be nothing",
            StageSurfacesTable.left + [.returned(surfaceAP, .closed)],
            nil,
            isSeen: false
        ),
        Row(
            "paused in the overlay it is not seen to play",
            StageSurfacesTable.left + [pausedP],
            playerP,
            isSeen: false
        ),
        Row(
            "what a view has back in the background is not seen",
            StageSurfacesTable.lent + [away, .yielded(surfaceAP)],
            playerP,
            isSeen: false
        ),
    ]

    @Test(arguments: rows)
    func `media controls act upon what the row says`(row: Row) {
        var stage = Stage()
        for event in row.given { _ = stage.handle(event) }
        #expect(stage.outlook.nowPlaying == row.nowPlaying)
        #expect(stage.outlook.keepsDisplayAwake == row.keepsDisplayAwake)
    }
}
