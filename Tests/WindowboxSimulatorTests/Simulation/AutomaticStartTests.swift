// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import Windowbox
import WindowboxSimulator

/// How a simulated system starts by itself.
@MainActor
struct AutomaticStartTests {
    struct Failure: CustomTestStringConvertible, Sendable {
        let behaviour: StartBehaviour
        /// What the system says of it.
        let reports: [String]
        let endings: [Ending]
        var testDescription: String { "\(behaviour)" }
    }

    nonisolated private static let failures = [
        Failure(
            behaviour: .refuse("No."),
            reports: ["says failedToStart(\"No.\"), A/P"],
            endings: []
        ),
        Failure(
            behaviour: .giveUp("No."),
            reports: ["says willStart, A/P", "says failedToStart(\"No.\"), A/P"],
            endings: [.failed(.refused("No."))]
        ),
        Failure(behaviour: .silence, reports: [], endings: []),
    ]

    @Test(arguments: failures)
    func `a start on leaving fails as it was set to, and the next one does not`(
        failure: Failure
    ) async {
        await story { s in
            let p = s.player("P")
            let a = s.view("A", p)
            s.system.nextStart = failure.behaviour
            s.user.leaveApp()
            await s.run()
            s.expect(s.overlay, nil)
            s.expect(s.reports, failure.reports)
            s.expect(s.endings, failure.endings)
            s.expect(s.system.nextStart, .start)
            s.user.returnToApp()
            s.expect(a.picture, .video)
            s.expect(p.pauses, [])
            s.user.leaveApp()
            await s.run()
            s.expect(s.overlay, "P")
        }
    }

    @Test func `a start on leaving can be late`() async {
        await story { s in
            _ = s.view("A", s.player("P"))
            s.system.nextStart = .late(.seconds(2))
            s.user.leaveApp()
            await s.run(1_900)
            s.expect(s.reports, [])
            await s.run()
            s.expect(s.overlay, "P")
        }
    }

    @Test func `who is back by then finds no late start`() async {
        await story { s in
            _ = s.view("A", s.player("P"))
            s.system.nextStart = .late(.seconds(2))
            s.user.leaveApp()
            await s.run(1_000)
            s.user.returnToApp()
            await s.run()
            s.expect(s.reports, [])
            s.expect(s.overlay, nil)
        }
    }

    @Test func `a start by the system's own control can fail, too`() async {
        await story { s in
            let a = s.view("A", s.player("P"), kind: .systemVideo)
            s.system.nextStart = .giveUp("No.")
            s.user.pressSystemControl(of: a)
            await s.run()
            s.expect(s.endings, [.failed(.refused("No."))])
            s.expect(a.picture, .video)
        }
    }

    @Test(arguments: [false, true])
    func `with an obstacle nothing starts by itself`(isOfTheView: Bool) async {
        await story { s in
            let a = s.view("A", s.player("P"))
            @MainActor func set(_ reason: String?) {
                if isOfTheView {
                    s.system.setObstacle(reason, to: a)
                } else {
                    s.system.obstacle = reason
                }
            }
            set("There is no Picture in Picture.")
            s.user.leaveApp()
            await s.run()
            s.expect(s.reports, [])
            s.expect(s.overlay, nil)
            s.user.returnToApp()
            set(nil)
            s.user.leaveApp()
            await s.run()
            s.expect(s.overlay, "P")
        }
    }
}
