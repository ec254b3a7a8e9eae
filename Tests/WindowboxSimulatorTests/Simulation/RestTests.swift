// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import Windowbox
import WindowboxSimulator

/// What never comes to rest is a violation, and not a test that never ends.
@MainActor
struct RestTests {
    /// Ends what has started, and starts it again.
    final class Restless: PictureInPictureDelegate {
        weak var pictureInPicture: PictureInPicture?

        func pictureInPictureDidStart(from source: Source) {
            pictureInPicture?.stop()
            pictureInPicture?.start()
        }
    }

    @Test(arguments: SystemParameters.Reporting.allCases)
    func `an app that starts and stops for ever is found, with what goes round`(
        reporting: SystemParameters.Reporting
    ) async {
        let simulation = Simulation(SystemParameters(reporting: reporting))
        let app = Restless()
        app.pictureInPicture = simulation.pictureInPicture
        simulation.pictureInPicture.delegate = app
        simulation.user.pressButton(of: simulation.view("A", showing: simulation.player("P")))
        await simulation.run()
        await simulation.run()
        await simulation.end()
        let violation = simulation.violations.first ?? ""
        #expect(violation.hasPrefix("it never comes to rest: "))
        let round = [
            "system says willStart, A/P", "library tells the app: did start, A/P",
            "library tells the app: did stop",
        ]
        for line in round { #expect(violation.contains(line), "\(violation)") }
        #expect(violation.count < 2_000)
        #expect(simulation.violations.count == 1)
        #expect(simulation.transcript.count < 20_000)
    }

    @Test(arguments: SystemParameters.Reporting.allCases)
    func `an app that does so when it hears of it is found, too`(
        reporting: SystemParameters.Reporting
    ) async {
        let simulation = Simulation(SystemParameters(reporting: reporting))
        let service = simulation.pictureInPicture
        let listener = Task {
            for await event in service.events {
                switch event {
                case .didStart: service.stop()
                case .didStop: service.start()
                default: break
                }
            }
        }
        await simulation.run()
        simulation.user.pressButton(of: simulation.view("A", showing: simulation.player("P")))
        await simulation.run()
        listener.cancel()
        let violation = simulation.violations.first ?? ""
        #expect(violation.hasPrefix("it never comes to rest: "))
        #expect(violation.contains("system says willStart, A/P"))
    }

    @Test func `a story that goes round is told of once, and in short`() async {
        let app = Restless()
        let violations = await Simulation.violations { simulation in
            app.pictureInPicture = simulation.pictureInPicture
            simulation.pictureInPicture.delegate = app
            simulation.user.pressButton(of: simulation.view("A", showing: simulation.player("P")))
        }
        #expect(violations.count == 1)
        #expect(violations.first?.split(separator: "\n").count ?? .max < 100)
    }

    @Test func `whoever sleeps again and again is found`() async {
        let simulation = Simulation()
        let sleeper = Task {
            while !Task.isCancelled { try? await simulation.clock.sleep(for: .seconds(1)) }
        }
        await simulation.run(for: .seconds(5_000))
        #expect(simulation.violations == [])
        await simulation.run()
        sleeper.cancel()
        let words = "it never comes to rest: somebody sleeps again and again, now until "
        #expect(simulation.violations.count == 1)
        #expect(simulation.violations.first?.hasPrefix(words) == true)
    }
}
