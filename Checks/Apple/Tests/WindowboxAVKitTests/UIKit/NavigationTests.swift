// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import AVKit
import SimulatedDevice
import Testing
import WindowboxSimulator

@testable import WindowboxAVKit

extension AppleTests {
    @MainActor
    struct NavigationTests {
        @Test(arguments: VideoViewKind.allCases)
        func `a screen on a navigation stack goes and comes back without a pause`(
            kind: VideoViewKind
        ) async {
            for traits in DeviceTraits.allKnown {
                let world = World(traits)
                await navigate(world, kind)
                #expect(await world.end() == [], "\(world)")
            }
        }

        @Test func `a screen that went for nothing is opened again with what is kept`() async {
            for traits in DeviceTraits.allKnown {
                let world = World(traits)
                let navigator = Navigator(.video)
                world.service.delegate = navigator
                world.putOn(navigator.stack, .fullScreen)
                navigator.open(PlayerModel(world.player("X")))
                await world.run()
                world.overlay.nextStart = .giveUp("It is switched off.")
                world.service.start()
                await world.run()
                world.expect(navigator.stack.viewControllers.count, 2)
                world.expect(world.status.armed?.start, .onLeaving)
                navigator.leave()
                await world.run()
                world.takeOff(navigator.stack)
                #expect(await world.end() == [], "\(world)")
            }
        }

        private func navigate(_ world: World, _ kind: VideoViewKind) async {
            let navigator = Navigator(kind)
            world.service.delegate = navigator
            world.putOn(navigator.stack, .fullScreen)
            navigator.open(PlayerModel(world.player("X")))
            await world.run()
            world.expect(navigator.stack.viewControllers.count, 2)
            switch kind {
            case .video: world.service.start()
            case .systemVideo:
                let avKit = navigator.stack.topViewController?.children.first
                guard let avKit = avKit as? AVPlayerViewController else {
                    return world.expect(false)
                }
                world.overlay.pressControl(of: avKit)
            }
            await world.run()
            world.expect(world.overlayContent, "X")
            world.expect(navigator.stack.viewControllers.count, 1)
            weak let player = world.overlay.player
            await world.restore()
            world.expect(navigator.stack.viewControllers.count, 2)
            world.expect(world.overlay.player == nil)
            world.expect(player?.pauses.isEmpty, true)
            navigator.leave()
            await world.run()
            world.expect(player == nil)
            world.takeOff(navigator.stack)
        }
    }
}

/// An app's router over a navigation stack.
@MainActor
private final class Navigator: PictureInPictureDelegate {
    let stack = UINavigationController(rootViewController: UIViewController())
    private let kind: VideoViewKind
    private var model: PlayerModel?

    init(_ kind: VideoViewKind) {
        self.kind = kind
    }

    func open(_ model: PlayerModel) {
        self.model = model
        stack.pushViewController(screen(of: model), animated: false)
    }

    private func screen(of model: PlayerModel) -> UIViewController {
        switch kind {
        case .video:
            let video = VideoUIView(player: model.player)
            video.supportsPictureInPicture = true
            video.enableForInAppPictureInPicture(persisting: model)
            let controller = UIViewController()
            controller.view.fill(with: video)
            return controller
        case .systemVideo:
            let controller = SystemVideoViewController(player: model.player)
            controller.supportsPictureInPicture = true
            controller.enableForInAppPictureInPicture(persisting: model)
            return controller
        }
    }

    func leave() {
        stack.popViewController(animated: false)
        model = nil
    }

    func pictureInPictureDismissUserInterface(from source: Source) {
        leave()
    }

    func pictureInPictureFailedToStart(from source: Source, failure: StartFailure) {
        guard stack.viewControllers.count == 1, let model = PlayerModel.persisted else { return }
        model.player.play()
        open(model)
    }

    func pictureInPictureRestoreUserInterface(_ request: RestorationRequest) async -> Bool {
        guard let model = request.persistable as? PlayerModel else { return false }
        open(model)
        return true
    }
}
