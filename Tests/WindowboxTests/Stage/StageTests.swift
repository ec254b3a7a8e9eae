// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import Windowbox

struct StageTests {
    @Test(arguments: StageSurfacesTable.views + StageSurfacesTable.loans)
    func `each surface is where its row says`(row: StageRow) {
        row.check()
    }

    @Test(arguments: StageEndsTable.requests)
    func `sessions are asked to end as the row says`(row: StageRow) {
        row.check()
    }

    @Test(arguments: StageEndsTable.shown + StageEndsTable.unseen)
    func `a player is paused only by the policies`(row: StageRow) {
        row.check()
    }

    @Test(arguments: StagePlaybackTable.rows)
    func `what a player does has the consequences of the row`(row: StageRow) {
        row.check()
    }

    @Test(arguments: StagePoliciesTable.rows)
    func `the app's policies make the difference that the row says`(row: StageRow) {
        row.check()
    }

    @Test(arguments: StageElectionTable.rows)
    func `the armed surface is the one that the row says`(row: StageRow) {
        row.check()
    }

    @Test func `the table has a row for every reason to arm`() {
        #expect(StageElectionTable.reasons == Set(ArmingReason.allCases))
    }

    @Test func `a source names the view that has the surface, whatever the name of that`() {
        var stage = Stage()
        for event in StageSurfacesTable.left + [.yielded(surfaceAP), .show(playerP, in: viewB)] {
            _ = stage.handle(event)
        }
        #expect(stage.source(from: viewB) == Source(surface: surfaceAP, view: viewB))
    }
}
