// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import WindowboxSimulator

@MainActor
struct DeterminismTests {
    @Test func `the same acts come to the same, time and again`() async {
        let first = await silentStart()
        #expect(first.contains("5.000  library tells the app: failed to start"))
        for _ in 0..<50 {
            let next = await silentStart()
            #expect(next == first, "\(next)")
            guard next == first else { return }
        }
    }

    /// A start that nobody answers, and a restoration that nobody answers: two limits.
    private func silentStart() async -> String {
        let simulation = Simulation()
        let player = simulation.player("P")
        let view = simulation.view("A", showing: player)
        simulation.system.nextStart = .silence
        simulation.user.pressButton(of: view)
        await simulation.run()
        simulation.user.pressButton(of: view)
        await simulation.run()
        await simulation.end()
        return simulation.text
    }
}
