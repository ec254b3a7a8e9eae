// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import DemoModel
import UIKit
import WindowboxAVKit

/// One player, in a view of the kind that the screen has.
final class PaneController: UIViewController {
    /// What a pane is made for.
    struct Content: Equatable {
        let model: DemoPlayerModel
        let kind: VideoViewKind

        static func == (lhs: Content, rhs: Content) -> Bool {
            lhs.model === rhs.model && lhs.kind == rhs.kind
        }
    }

    let content: Content
    private let onUse: () -> Void
    private var video: VideoUIView?
    private var systemVideo: SystemVideoViewController?

    init(_ content: Content, onUse: @escaping () -> Void) {
        self.content = content
        self.onUse = onUse
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let player = content.model.player
        switch content.kind {
        case .video:
            let video = VideoUIView(player: player)
            video.enableForInAppPictureInPicture(persisting: content.model)
            add(video)
            add(PlayerControlsView(content.model, onUse: onUse), atBottom: true)
            self.video = video
        case .systemVideo:
            let video = SystemVideoViewController(player: player)
            video.enableForInAppPictureInPicture(persisting: content.model)
            addChild(video)
            add(video.view)
            video.didMove(toParent: self)
            systemVideo = video
        }
    }

    /// Shows what the screen says.
    func update(_ screen: DemoScreen) {
        loadViewIfNeeded()
        let priority = screen.focused === content.model ? 1 : 0
        video?.supportsPictureInPicture = screen.supportsPictureInPicture
        video?.pictureInPicturePriority = priority
        systemVideo?.supportsPictureInPicture = screen.supportsPictureInPicture
        systemVideo?.pictureInPicturePriority = priority
    }

    private func add(_ part: UIView, atBottom: Bool = false) {
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
        let top = part.topAnchor.constraint(equalTo: view.topAnchor)
        top.isActive = !atBottom
        NSLayoutConstraint.activate([
            part.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            part.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            part.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }
}
