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
            await story(of: { await navigate($0, kind) })
        }

        @Test(arguments: VideoViewKind.allCases)
        func `a screen that went for nothing is asked for, before the app hears of the failure`(
            kind: VideoViewKind
        ) async {
            await story(of: { await goForNothing($0, kind) })
        }

        private func goForNothing(_ world: World, _ kind: VideoViewKind) async {
            let navigator = Navigator(kind)
            world.service.delegate = navigator
            world.putOn(navigator.stack, .fullScreen)
            let model = PlayerModel(world.player("X"))
            navigator.open(model)
            await world.run()
            switch kind {
            case .video:
                world.overlay.nextStart = .giveUp("It is switched off.")
                world.service.start()
            case .systemVideo:
                guard let avKit = navigator.playerController else { return world.expect(false) }
                world.overlay.refuseControl(of: avKit, "It is switched off.")
            }
            await world.run()
            // A system view among other content is dismissed at did-start, so it has not gone.
            let hasGone = kind == .video || navigator.told.first == "dismiss"
            world.expect(navigator.told, hasGone ? ["dismiss", "restore", "failed"] : ["failed"])
            world.expect(navigator.failures, hasGone ? [.refused("It is switched off.")] : [])
            world.expect(navigator.stack.viewControllers.count, 2)
            world.expect(world.status.isActive, false)
            let armed = world.status.armed.flatMap { world.service.player(of: $0.source) }
            world.expect(armed === model.player)
            world.expect(model.player.pauses.isEmpty)
            world.expect(model.player.isPlaying)
            navigator.leave()
            await world.run()
            world.takeOff(navigator.stack)
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
                guard let avKit = navigator.playerController else { return world.expect(false) }
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
    private(set) var told: [String] = []
    private(set) var failures: [StartFailure] = []

    /// AVKit's controller of the screen before the user.
    var playerController: AVPlayerViewController? {
        stack.topViewController?.children.first as? AVPlayerViewController
    }

    init(_ kind: VideoViewKind) {
        self.kind = kind
    }

    func open(_ model: PlayerModel) {
        self.model = model
        stack.viewControllers.append(screen(of: model))
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
        stack.viewControllers.removeLast()
        model = nil
    }

    func pictureInPictureDismissUserInterface(from source: Source) {
        told.append("dismiss")
        guard PictureInPicture.shared.player(of: source) === model?.player else { return }
        leave()
    }

    func pictureInPictureFailedToStart(from source: Source, failure: StartFailure) {
        told.append("failed")
    }

    func pictureInPictureRestoreUserInterface(_ request: RestorationRequest) async -> Bool {
        told.append("restore")
        failures += [request.failure].compactMap { $0 }
        guard let model = request.persistable as? PlayerModel else { return false }
        open(model)
        return true
    }
}
