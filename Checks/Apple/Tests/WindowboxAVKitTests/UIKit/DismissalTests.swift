// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import AVKit
import SimulatedDevice
import Testing
import WindowboxSimulator

@testable import WindowboxAVKit

extension AppleTests {
    @MainActor
    struct DismissalTests {
        /// What the app says when it is asked for a screen that went for nothing.
        enum Answer: CaseIterable {
            case presents
            case refuses
        }

        @Test(arguments: Answer.allCases)
        func `a screen that is just going when the start fails is asked for once it has gone`(
            answer: Answer
        ) async {
            await story(of: { await giveUp($0, answer) })
        }

        private func giveUp(_ world: World, _ answer: Answer) async {
            let model = PlayerModel(world.player("X"))
            let presenter = Presenter(world, model, answer)
            presenter.present()
            await world.run()
            world.overlay.nextStart = .giveUp("It is switched off.")
            world.service.start()
            await world.run()
            world.expect(presenter.told, ["dismiss", "restore", "failed"])
            world.expect(world.status.isActive, false)
            world.expect(PlayerModel.persisted == nil)
            // What is on no screen is paused, and what is plays on without a pause.
            world.expect(presenter.presented != nil, answer == .presents)
            world.expect(model.player.isPlaying, answer == .presents)
            world.expect(model.player.pauses.isEmpty, answer == .presents)
            presenter.leave()
            await world.run()
        }
    }
}

/// An app that presents its screen, and dismisses it with an animation.
@MainActor
private final class Presenter: PictureInPictureDelegate {
    private(set) var told: [String] = []
    private let world: World
    private let model: PlayerModel
    private let answer: AppleTests.DismissalTests.Answer

    init(_ world: World, _ model: PlayerModel, _ answer: AppleTests.DismissalTests.Answer) {
        self.world = world
        self.model = model
        self.answer = answer
        world.service.delegate = self
    }

    var presented: UIViewController? { world.root.presentedViewController }

    func present() {
        let video = VideoUIView(player: model.player)
        video.supportsPictureInPicture = true
        video.enableForInAppPictureInPicture(persisting: model)
        let controller = UIViewController()
        controller.modalPresentationStyle = .fullScreen
        controller.view.fill(with: video)
        world.keep("the screen", controller)
        world.root.present(controller, animated: false)
    }

    func leave() {
        world.root.dismiss(animated: false)
    }

    func pictureInPictureDismissUserInterface(from source: Source) {
        told.append("dismiss")
        world.root.dismiss(animated: true)
    }

    func pictureInPictureFailedToStart(from source: Source, failure: StartFailure) {
        told.append("failed")
    }

    func pictureInPictureRestoreUserInterface(_ request: RestorationRequest) async -> Bool {
        told.append("restore")
        switch answer {
        case .presents:
            present()
            return true
        case .refuses:
            return false
        }
    }
}
