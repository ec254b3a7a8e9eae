// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import AVKit
import Windowbox
import WindowboxSimulator

@testable import WindowboxAVKit

/// AVKit, with the shipped adapters over it, as a subject of the contract.
@MainActor
final class AVKitSubject: PlatformSubject {
    let world: World
    private var players: [PlayerID: AVPlayer] = [:]
    private var screens: [ViewID: Screen] = [:]

    init(_ world: World) {
        self.world = world
    }

    private var frontEnd: FrontEnd { world.frontEnd }

    var pictureInPicture: PictureInPicture { world.service }

    var overlayPlayer: PlayerID? {
        world.overlay.player.map { world.platform.players.id(of: $0) }
    }

    var startsOnLeaving: Bool {
        #if os(tvOS)
            false
        #else
            true
        #endif
    }

    func start(_ view: ViewID) async -> Bool {
        switch frontEnd.kind {
        case .video:
            pictureInPicture.start(from: view)
        case .systemVideo:
            guard let controller = screens[view]?.playerController else { return false }
            world.overlay.pressControl(of: controller)
        }
        return true
    }

    func showVideo() async -> (view: ViewID, player: PlayerID) {
        let player = world.player("video \(players.count + 1)")
        let id = world.platform.players.id(of: player)
        players[id] = player
        let view = await showView(for: id)
        await world.run()
        return (view, id)
    }

    func showView(for player: PlayerID) async -> ViewID {
        let screen = world.screen("view \(screens.count + 1)", frontEnd, players[player])
        await world.device.settle()
        screens[screen.id] = screen
        return screen.id
    }

    func removeView(_ view: ViewID) async {
        screens.removeValue(forKey: view)?.remove()
        await world.run()
    }

    func pausePlayer(_ player: PlayerID) async {
        players[player]?.pause(by: .app)
        await world.run()
    }

    func isPlaying(_ player: PlayerID) -> Bool { players[player]?.isPlaying == true }

    func picture(in view: ViewID) -> Picture { screens[view]?.picture ?? .nothing }

    func leaveApp() async {
        world.overlay.leaveApp([world.scene])
        await world.run()
    }

    func returnToApp() async {
        world.overlay.returnToApp([world.scene])
        await world.run()
    }

    func restoreFromOverlay() async {
        world.overlay.pressRestore()
        await world.device.settle()
    }

    func closeOverlay() async {
        world.overlay.pressClose()
        await world.device.settle()
    }

    func wait(until fact: @MainActor () -> Bool) async -> Bool {
        await world.device.run(until: fact)
    }
}
