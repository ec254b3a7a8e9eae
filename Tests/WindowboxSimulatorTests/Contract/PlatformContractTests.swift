// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import WindowboxSimulator

@MainActor
struct PlatformContractTests {
    @Test(arguments: SystemParameters.allKnown)
    func `the simulated platform keeps the contract`(system: SystemParameters) async {
        var simulations: [Simulation] = []
        let violations = await PlatformContract.violations {
            let simulation = Simulation(system)
            simulations.append(simulation)
            return SimulatedSubject(simulation)
        }
        #expect(violations == [])
        #expect(simulations.flatMap(\.violations) == [])
        #expect(simulations.count == PlatformContract.clauseNames.count)
    }

    @Test func `a platform that says nothing when it is asked to stop does not keep it`() async {
        let violations = await PlatformContract.violations {
            let simulation = Simulation()
            simulation.system.stopping = .silence
            return SimulatedSubject(simulation)
        }
        #expect(violations.contains { $0.hasPrefix("stopping gives the video back") })
    }

    @Test func `a platform that says nothing when it is asked to start does not keep it`() async {
        let violations = await PlatformContract.violations {
            let simulation = Simulation()
            simulation.system.nextStart = .silence
            return SimulatedSubject(simulation)
        }
        #expect(violations.contains { $0.hasPrefix("a start is answered") })
    }
}
