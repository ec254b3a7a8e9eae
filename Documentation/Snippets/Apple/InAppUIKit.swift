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
    private let model: PlayerModel

    init(model: PlayerModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .fullScreen
    }

    required init?(coder: NSCoder) {
        fatalError("It is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let video = VideoUIView(player: model.player)
        video.supportsPictureInPicture = true
        video.enableForInAppPictureInPicture(persisting: model)
        video.frame = view.bounds
        video.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(video)

        let button = PictureInPictureUIButton(player: model.player)
        button.frame = CGRect(x: 16, y: 64, width: 44, height: 44)
        view.addSubview(button)
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
        root.present(PlayerViewController(model: model), animated: true)
    }

    func pictureInPictureDismissUserInterface(from source: Source) {
        root.dismiss(animated: true)
    }

    func pictureInPictureRestoreUserInterface(_ request: RestorationRequest) async -> Bool {
        guard let model = request.persistable as? PlayerModel else { return false }
        await root.present(PlayerViewController(model: model), animated: false)
        return true
    }
}
// snippet.end
