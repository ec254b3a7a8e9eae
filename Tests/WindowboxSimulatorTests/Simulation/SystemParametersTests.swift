// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import Windowbox
import WindowboxSimulator

@MainActor
struct SystemParametersTests {
    @Test func `every two values of two parameters meet in a known system`() {
        let known = SystemParameters.allKnown.map {
            [
                "\($0.stopOrder)", "\($0.stopFromCode)", "\($0.automaticStart)", "\($0.reporting)",
                "\($0.dismissal)",
            ]
        }
        for first in known[0].indices {
            for second in known[0].indices where second != first {
                for one in Set(known.map { $0[first] }) {
                    let others = Set(known.filter { $0[first] == one }.map { $0[second] })
                    #expect(others == Set(known.map { $0[second] }), "\(one)")
                }
            }
        }
        #expect(Set(known.map { $0[4] }).count == Capabilities.Dismissal.allCases.count)
        #expect(SystemParameters.allKnown.first == SystemParameters())
        #expect(Set(SystemParameters.allKnown).count == SystemParameters.allKnown.count)
    }

    @Test func `a screen may go before the overlay is up on some systems, and after on others`()
        async
    {
        let violations = await Simulation.violations { simulation in
            let app = SimulatedApp(in: simulation, habits: AppHabits(dismissal: .whenTold))
            let view = app.open("X")
            simulation.user.pressButton(of: view)
            // On some systems it is told before the overlay is up, on some after.
            await simulation.run(until: { simulation.text.contains("says willStart") })
            #expect(
                (app.screen == nil) == (simulation.parameters.dismissal == .atWillStart)
                    || simulation.parameters.reporting == .withinTheCall,
                "\(simulation.parameters)"
            )
            await simulation.run()
            #expect(app.orders == [.dismiss])
        }
        #expect(violations == [])
    }
}
