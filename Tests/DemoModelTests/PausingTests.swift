// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import DemoModel
import Testing
import Windowbox
import WindowboxSimulator

/// An app that pauses what nobody sees, under every system.
@MainActor
struct PausingTests {
    /// Makes a view of a player that is paused with its screen, and when the app is left.
    private func show(_ name: String, in simulation: Simulation) -> SimulatedVideoView {
        let player = simulation.player(name)
        let view = simulation.view(name, showing: player)
        let (service, others) = (simulation.pictureInPicture, simulation.scene.onPhase)
        service.policies.audiblePlayers = .all
        simulation.scene.onPhase = { [weak player] phase in
            others?(phase)
            guard let player, phase == .background else { return }
            if !service.playsOnInBackground(player.id) { player.pause() }
        }
        return view
    }

    private func leaveScreen(_ view: SimulatedVideoView, _ service: PictureInPicture) {
        guard let player = view.player else { return }
        if !service.playsOnWithoutScreen(player.id) { player.pause() }
        view.remove()
    }

    @Test func `the screen of what is in the overlay goes, and it plays on`() async {
        let violations = await Simulation.violations { simulation in
            let view = show("A", in: simulation)
            simulation.user.pressButton(of: view)
            await simulation.run()
            leaveScreen(view, simulation.pictureInPicture)
            await simulation.run()
            #expect(simulation.outcome.playing == ["A"])
        }
        #expect(violations == [])
    }

    @Test func `the screen of another player goes, and that one is paused`() async {
        let violations = await Simulation.violations { simulation in
            let (a, b) = (show("A", in: simulation), show("B", in: simulation))
            let players = [a.player, b.player]
            simulation.user.pressButton(of: a)
            await simulation.run()
            leaveScreen(a, simulation.pictureInPicture)
            leaveScreen(b, simulation.pictureInPicture)
            await simulation.run()
            #expect(players.map { $0?.isPlaying } == [true, false])
        }
        #expect(violations == [])
    }

    @Test func `the app is left, and what starts plays on, on any system`() async {
        let violations = await Simulation.violations { simulation in
            let (_, b) = (show("A", in: simulation), show("B", in: simulation))
            simulation.user.use(b)
            simulation.user.leaveApp()
            await simulation.run()
            #expect(simulation.outcome.overlay == "B")
            #expect(simulation.outcome.playing == ["B"])
        }
        #expect(violations == [])
    }

    @Test(arguments: [false, true])
    func `the app is left where there is no Picture in Picture, and it is paused`(
        isOfTheView: Bool
    ) async {
        let violations = await Simulation.violations { simulation in
            let view = show("A", in: simulation)
            if isOfTheView {
                simulation.system.setObstacle("Not this one.", to: view)
            } else {
                simulation.system.obstacle = "There is none."
            }
            simulation.user.leaveApp()
            await simulation.run()
            #expect(simulation.outcome.playing == [])
        }
        #expect(violations == [])
    }
}
