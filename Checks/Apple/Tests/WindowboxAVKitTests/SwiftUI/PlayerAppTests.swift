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
            await story(of: { await goThere($0, kind) })
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
            world.expect(controller.words.contains("start"), kind == .video)
            world.expect(controller.words.last, "inactive")

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
            await world.wait { router.events.count == 4 }
            router.shown = nil
            await world.run()
            world.expect(controller.words, ["list"])
            world.takeOff(controller)
        }

        @Test(arguments: VideoViewKind.allCases)
        func `a screen in a cover goes at will-start, and comes back, without a pause`(
            kind: VideoViewKind
        ) async {
            await story(of: { await cover($0, kind) })
        }

        private func cover(_ world: World, _ kind: VideoViewKind) async {
            let router = PlayerRouter(kind)
            let controller = UIHostingController(rootView: CoverAppView(router: router))
            world.keep("the app", controller)
            world.putOn(controller, .fullScreen)
            router.shown = PlayerModel(world.player("X"))
            await world.run()
            world.expect(controller.presentedViewController != nil)
            world.expect(world.status.armed?.source.presentation, .fullScreen)

            switch kind {
            case .video: world.service.start()
            case .systemVideo:
                let system = controller.presentedViewController?.children.first
                guard let avKit = system?.children.first as? AVPlayerViewController else {
                    return world.expect(false)
                }
                world.overlay.pressControl(of: avKit)
            }
            await world.run()
            world.expect(world.overlayContent, "X")
            world.expect(controller.presentedViewController == nil)
            await world.restore()
            world.expect(controller.presentedViewController != nil)
            world.expect(router.orders, ["dismiss", "present"])
            world.expect(router.shown?.player.pauses.isEmpty, true)
            router.shown = nil
            await world.run()
            world.takeOff(controller)
        }

        @Test(arguments: [
            (StartBehaviour.giveUp("It is switched off."), true, ["dismiss", "present"]),
            (.giveUp("It is switched off."), false, ["dismiss", "present"]),
            (.refuse("It is switched off."), true, []),
            (.start, true, ["dismiss"]),
        ])
        func `a screen that goes for an overlay that does not come up is back as it was`(
            behaviour: StartBehaviour,
            isPlaying: Bool,
            orders: [String]
        ) async {
            await story(of: { await giveUp($0, behaviour, isPlaying, orders) })
        }

        private func giveUp(
            _ world: World,
            _ behaviour: StartBehaviour,
            _ isPlaying: Bool,
            _ orders: [String]
        ) async {
            let router = PlayerRouter(.video)
            let controller = UIHostingController(rootView: PlayerAppView(router: router))
            world.keep("the app", controller)
            world.putOn(controller, .fullScreen)
            let model = PlayerModel(world.player("X", isPlaying: isPlaying))
            router.shown = model
            await world.run()
            world.overlay.nextStart = behaviour
            controller.pressButtons()
            await world.run()
            world.expect(router.orders, orders)
            world.expect(router.shown === model, behaviour != .start)
            world.expect(router.failures.count, orders.contains("present") ? 1 : 0)
            world.expect(model.player.pauses.isEmpty)
            world.expect(model.player.timeControlStatus != .paused, isPlaying)
            world.service.close()
            await world.run()
            router.shown = nil
            await world.run()
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
            world.expect(controller.words, ["start", "inactive"])
            controller.pressButtons()
            await world.run()
            world.expect(controller.words, ["stop", "active"])
            world.expect(PlayerModel.persisted === model)
            controller.pressButtons()
            await world.run()
            world.expect(controller.words, ["start", "inactive"])
            world.expect(Evaluations.count, 1)
            world.takeOff(controller)
        }
    }
}
