// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#if os(tvOS)
    import AVFoundation
    import UIKit

    @testable import WindowboxAVKit

    /// The guide's in UIKit.
    @MainActor
    final class SwapUIKitApp: SwapApp, PictureInPictureDelegate {
        private let root = UIViewController()

        init() {
            PictureInPicture.shared.delegate = self
        }

        var controller: UIViewController { root }
        var models: [PlayerModel] { screen?.models ?? [] }

        func open(_ model: PlayerModel) {
            show(model)
        }

        func back() {
            root.dismiss(animated: false)
        }

        func pictureInPictureDismissUserInterface(from source: Source) {
            screen?.remove(PictureInPicture.shared.player(of: source))
            if screen?.children.isEmpty == true { root.dismiss(animated: false) }
        }

        func pictureInPictureRestoreUserInterface(_ request: RestorationRequest) async -> Bool {
            guard let model = request.persistable as? PlayerModel else { return false }
            show(model)
            return true
        }

        private var screen: SwapScreenController? {
            root.presentedViewController as? SwapScreenController
        }

        private func show(_ model: PlayerModel) {
            if let screen { return screen.add(model) }
            let screen = SwapScreenController()
            screen.modalPresentationStyle = .fullScreen
            screen.add(model)
            root.present(screen, animated: false)
        }
    }

    /// The guide's screen.
    private final class SwapScreenController: UIViewController {
        private(set) var models: [PlayerModel] = []

        func add(_ model: PlayerModel) {
            let screen = SystemVideoViewController(player: model.player)
            screen.supportsPictureInPicture = true
            screen.enableForInAppPictureInPicture(persisting: model)
            models.append(model)
            addChild(screen)
            screen.view.frame = view.bounds
            screen.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(screen.view)
            screen.didMove(toParent: self)
        }

        func remove(_ player: AVPlayer?) {
            models.removeAll { $0.player === player }
            let screens = children.compactMap { $0 as? SystemVideoViewController }
            for screen in screens where screen.player === player {
                screen.willMove(toParent: nil)
                screen.view.removeFromSuperview()
                screen.removeFromParent()
            }
        }
    }
#endif
