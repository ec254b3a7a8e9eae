// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import Windowbox

@testable import WindowboxSimulator

@MainActor
struct OutcomeTests {
    @Test func `things of one name are told apart`() async {
        let simulation = Simulation()
        let players = [simulation.player("P"), simulation.player("P", isPlaying: false)]
        let views = players.map { simulation.view("A", showing: $0) }
        let scenes = [simulation.addScene("the app"), simulation.addScene("W")]
        players[1].play()
        players[0].pause()
        #expect(views.map(\.name) == ["A", "A 2"])
        #expect(scenes.map(\.name) == ["the app 2", "W"])
        #expect(simulation.outcome.playing == ["P 2"])
        #expect(simulation.outcome.pauses == ["P": [.app], "P 2": []])
        #expect(simulation.outcome.pictures == ["A": .video, "A 2": .video])
        #expect(simulation.text.contains("P 2 plays"))
    }

    @Test func `what is made anew has the name of what is gone`() async {
        await story { s in
            s.app.habits.keeping = .nothing
            s.user.pressButton(of: s.app.open("X"))
            await s.run()
            s.app.leaveScreen()
            s.user.closeOverlay()
            // On some systems the one in the overlay is still there, on some it is not.
            s.app.open("X")
            await s.run()
            s.expect(s.simulation.outcome.playing, ["X"])
            let view = s.view("A", nil)
            view.remove()
            s.expect(s.view("A", nil).name, "A")
        }
    }

    @Test func `a second player for one content is seen in the outcome`() async {
        let simulation = Simulation()
        let app = SimulatedApp(in: simulation, habits: AppHabits(keeping: .nothing))
        simulation.pictureInPicture.policies.audiblePlayers = .all
        simulation.user.pressButton(of: app.open("X"))
        await simulation.run()
        // It finds nothing kept, and makes another one.
        app.open("X")
        await simulation.run()
        #expect(simulation.outcome.playing == ["X", "X 2"])
    }

    @Test func `what differs between systems is named, and nothing else`() async {
        let systems = [
            SystemParameters(), SystemParameters(automaticStart: .afterBackground),
        ]
        let violations = await Simulation.violations(under: systems) { simulation in
            for name in ["P", "Q", "R"] {
                _ = simulation.view(name, showing: simulation.player(name))
            }
            simulation.scene.onPhase = { _ in
                guard !simulation.pictureInPicture.status.isActive else { return }
                simulation.presentPlayers.forEach { $0.pause() }
            }
            simulation.user.leaveApp()
        }
        #expect(violations.count == 1)
        let words = "2: it comes to more than one outcome: state is inactive, not active; "
        #expect(violations.first?.hasPrefix(words) == true, "\(violations)")
        #expect(violations.first?.prefix { $0 != "\n" }.contains("endings") == false)
    }
}
