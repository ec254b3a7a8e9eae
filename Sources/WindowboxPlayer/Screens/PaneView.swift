// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import DemoModel
import WindowboxGTK

/// The view of a pane, of either kind.
@MainActor
enum PaneView {
    case video(VideoView)
    case system(SystemVideoView)

    init(_ kind: VideoViewKind) {
        switch kind {
        case .video: self = .video(VideoView())
        case .systemVideo: self = .system(SystemVideoView())
        }
    }

    var id: ViewID {
        switch self {
        case .video(let view): view.id
        case .system(let view): view.id
        }
    }

    var widget: UnsafeMutablePointer<GtkWidget> {
        switch self {
        case .video(let view): view.widget
        case .system(let view): view.widget
        }
    }

    /// Shows what a model plays, and has the model kept while that is in Picture in Picture.
    func show(_ model: Model?) {
        switch self {
        case .video(let view):
            view.enableForInAppPictureInPicture(persisting: model)
            view.player = model?.player
        case .system(let view):
            view.enableForInAppPictureInPicture(persisting: model)
            view.player = model?.player
        }
    }

    /// Says whether Picture in Picture may start from it, and with which claim among others.
    func support(_ isSupported: Bool, priority: Int) {
        switch self {
        case .video(let view):
            view.supportsPictureInPicture = isSupported
            view.pictureInPicturePriority = priority
        case .system(let view):
            view.supportsPictureInPicture = isSupported
            view.pictureInPicturePriority = priority
        }
    }
}
