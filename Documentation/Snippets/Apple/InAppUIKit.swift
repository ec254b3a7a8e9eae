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
    let model: PlayerModel

    init(model: PlayerModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("It is made in code.")
    }

    override func loadView() {
        let video = VideoUIView(player: model.player)
        video.supportsPictureInPicture = true
        video.enableForInAppPictureInPicture(persisting: model)

        let stack = UIStackView()
        stack.axis = .vertical
        stack.addArrangedSubview(video)
        stack.addArrangedSubview(PictureInPictureUIButton(player: model.player))
        view = stack
    }
}
// snippet.end

// snippet.router
final class Router: PictureInPictureDelegate {
    private let stack: UINavigationController

    init(stack: UINavigationController) {
        self.stack = stack
        PictureInPicture.shared.delegate = self
    }

    func openPlayer() {
        let model = PlayerModel.persisted ?? PlayerModel()
        model.player.play()
        show(model)
    }

    func pictureInPictureDismissUserInterface(from source: Source) {
        guard let player = PictureInPicture.shared.player(of: source) else { return }
        stack.viewControllers.removeAll { ($0 as? PlayerViewController)?.model.player === player }
    }

    func pictureInPictureRestoreUserInterface(_ request: RestorationRequest) async -> Bool {
        guard let model = request.persistable as? PlayerModel else { return false }
        show(model)
        return true
    }

    private func show(_ model: PlayerModel) {
        stack.viewControllers.append(PlayerViewController(model: model))
    }
}
// snippet.end
