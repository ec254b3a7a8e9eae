// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import AVKit
import SimulatedDevice
import SwiftUI
import Testing
import WindowboxSimulator

@testable import WindowboxAVKit

extension AppleTests {
    @MainActor
    struct PlayerAppTests {
        @Test(arguments: VideoViewKind.allCases)
        func `an app in SwiftUI goes on and comes back, and evaluates nothing in vain`(
            kind: VideoViewKind
        ) async {
            for traits in DeviceTraits.allKnown {
                let world = World(traits)
                await goThere(world, kind)
                #expect(await world.end() == [], "\(world)")
            }
        }

        private func goThere(_ world: World, _ kind: VideoViewKind) async {
            let router = PlayerRouter(kind)
            let controller = UIHostingController(rootView: PlayerAppView(router: router))
            world.keep("the app", controller)
            world.putOn(controller, .fullScreen)
            await world.run()
            world.expect(controller.words, ["list"])

            Evaluations.count = 0
            router.shown = PlayerModel(world.player("X"))
            await world.run()
            world.expect(Evaluations.count, 1)
            world.expect(controller.words.contains("inactive"), kind == .video)

            switch kind {
            case .video: controller.pressButtons()
            case .systemVideo:
                let system = controller.children.compactMap { $0 as? SystemVideoViewController }
                let avKit = system.first?.children.compactMap { $0 as? AVPlayerViewController }
                guard let controller = avKit?.first else { return world.expect(false) }
                let overlay = controller.contentOverlayView?.subviews.first
                world.expect(overlay != nil)
                world.overlay.pressControl(of: controller)
            }
            await world.run()
            world.expect(world.overlayContent, "X")
            world.expect(router.orders, ["dismiss"])
            world.expect(controller.words, ["list"])
            world.expect(Evaluations.count, 1)

            await world.restore()
            world.expect(world.overlay.player == nil)
            world.expect(router.orders, ["dismiss", "present"])
            world.expect(Evaluations.count, 2)
            world.expect(router.shown?.player.pauses.isEmpty, true)
            world.expect(router.events.count, 4)
            router.shown = nil
            await world.run()
            world.expect(controller.words, ["list"])
            world.takeOff(controller)
        }

        @Test func `Picture in Picture evaluates the body of no screen that does not ask for it`()
            async
        {
            let world = World()
            await stay(world)
            #expect(await world.end() == [], "\(world)")
        }

        private func stay(_ world: World) async {
            let model = PlayerModel(world.player("X"))
            let controller = UIHostingController(
                rootView: PlayerScreenView(model: model, kind: .video)
            )
            Evaluations.count = 0
            world.putOn(controller, .inline)
            await world.run()
            world.expect(controller.words, ["inactive"])
            controller.pressButtons()
            await world.run()
            world.expect(controller.words, ["active"])
            world.expect(PlayerModel.persisted === model)
            controller.pressButtons()
            await world.run()
            world.expect(controller.words, ["inactive"])
            world.expect(Evaluations.count, 1)
            world.takeOff(controller)
        }
    }
}
