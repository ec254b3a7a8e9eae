// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// snippet.model
import AVFoundation
import UIKit
import WindowboxAVKit

final class PlayerModel: PictureInPicturePersistable {
    let player = AVPlayer(url: URL(string: "https://example.org/film.m3u8")!)
}
// snippet.end

// snippet.screen
final class PlayerViewController: UIViewController {
    private var models: [PlayerModel] = []

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
// snippet.end

// snippet.router
final class Router: PictureInPictureDelegate {
    private let root: UIViewController

    init(root: UIViewController) {
        self.root = root
        PictureInPicture.shared.delegate = self
    }

    func openPlayer() {
        let model = PlayerModel.persisted ?? PlayerModel()
        model.player.play()
        show(model)
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

    private var screen: PlayerViewController? {
        root.presentedViewController as? PlayerViewController
    }

    private func show(_ model: PlayerModel) {
        if let screen { return screen.add(model) }
        let screen = PlayerViewController()
        screen.modalPresentationStyle = .fullScreen
        screen.add(model)
        root.present(screen, animated: false)
    }
}
// snippet.end
