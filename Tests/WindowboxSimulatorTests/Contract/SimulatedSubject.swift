// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox
import WindowboxSimulator

/// The simulated platform as a subject of the contract.
@MainActor
final class SimulatedSubject: PlatformSubject {
    let simulation: Simulation
    private var views: [ViewID: SimulatedVideoView] = [:]
    private var players: [PlayerID: SimulatedPlayer] = [:]

    init(_ simulation: Simulation) {
        self.simulation = simulation
    }

    var pictureInPicture: PictureInPicture { simulation.pictureInPicture }
    var overlayPlayer: PlayerID? { simulation.system.overlayPlayer?.id }

    func showVideo() async -> (view: ViewID, player: PlayerID) {
        let player = simulation.player("player \(players.count + 1)")
        players[player.id] = player
        return (await showView(for: player.id), player.id)
    }

    func showView(for player: PlayerID) async -> ViewID {
        let view = simulation.view("view \(views.count + 1)", showing: players[player])
        views[view.id] = view
        await simulation.settle()
        return view.id
    }

    func removeView(_ view: ViewID) async {
        views.removeValue(forKey: view)?.remove()
        await simulation.settle()
    }

    func pausePlayer(_ player: PlayerID) async {
        players[player]?.pause()
        await simulation.settle()
    }

    func isPlaying(_ player: PlayerID) -> Bool { players[player]?.isPlaying == true }
    func picture(in view: ViewID) -> Picture { views[view]?.picture ?? .nothing }

    func leaveApp() async {
        simulation.user.leaveApp()
        await simulation.run()
    }

    func returnToApp() async {
        if simulation.scene.phase == .background { simulation.user.returnToApp() }
        await simulation.run()
    }

    func restoreFromOverlay() async {
        simulation.user.restoreFromOverlay()
        await simulation.settle()
    }

    func closeOverlay() async {
        simulation.user.closeOverlay()
        await simulation.settle()
    }

    func wait(until fact: @MainActor () -> Bool) async -> Bool {
        await simulation.run(until: fact)
    }
}
