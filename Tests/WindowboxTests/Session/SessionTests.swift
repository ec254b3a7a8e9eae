// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import Windowbox
import WindowboxWalk

struct SessionTests {
    static let table =
        SessionBeginningTable.notBegun + SessionBeginningTable.isOver
        + SessionBeginningTable.requested + SessionBeginningTable.announced
        + SessionActiveTable.requests + SessionActiveTable.reports + SessionActiveTable.facts
        + SessionStoppingTable.rows + SessionSeekingTable.rows + SessionFailingTable.rows

    @Test(arguments: table)
    func `a session does what its row says`(row: SessionRow) {
        row.check()
    }

    @Test func `the table has a row for every state and event`() {
        let states = [
            "not begun", "over", "requested", "announced", "failing", "active", "stopping",
        ]
        let events = [
            "startRequested", "endRequested", "willStart", "didStart", "failedToStart",
            "restoreUserInterface", "willStop", "didStop", "surfaceReturned", "surfaceWithdrawn",
            "restorationAnswered", "surfaceLost", "deadlineExpired",
        ]
        let wanted = states.flatMap { state in events.map { "\(state), \($0)" } }
        let found = Set(
            Self.table.map { row in
                let name = "\(row.event)".prefix { $0 != "(" }
                return "\(row.run().before.state.name), \(name)"
            }
        )
        #expect(wanted.filter { !found.contains($0) } == [])
    }

    @Test(arguments: SessionStoppingTable.endings)
    func `the ending is decided at did-stop`(before: [Session.Event], ending: Ending) {
        var session = Session(number: first, source: sourceAP)
        for event in [.willStart, .didStart] + before { _ = session.handle(event) }
        let effects = session.handle(.didStop)
        #expect(session.state == .inactive(ending))
        #expect(effects.contains(.announce(.didStop(ending))))
    }
}
