// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#if !os(macOS)
import AVFoundation
import UIKit
import Windowbox

/// What a video view, whichever its kind, has to say of itself.
@MainActor
final class HostFacts {
    let id = ViewID.unique()
    let kind: VideoViewKind
    let platform = Installation.shared.platform
    /// The view whose place on screen counts.
    weak var view: UIView?

    var player: AVPlayer? { didSet { if player !== oldValue { report() } } }
    var supportsPictureInPicture = false {
        didSet { if supportsPictureInPicture != oldValue { report() } }
    }
    var priority = 0 { didSet { if priority != oldValue { report() } } }
    /// Whether AVKit presents the view's video over the whole screen by itself.
    var systemPresentation = Presentation.inline {
        didSet { if systemPresentation != oldValue { report() } }
    }

    init(kind: VideoViewKind) {
        self.kind = kind
    }

    deinit {
        // Views need not go on the main thread.
        Task { @MainActor [platform, id] in platform.remove(id) }
    }

    var visibility: Visibility {
        view?.window != nil && view?.isHidden == false ? .visible : .hidden
    }

    /// A view that covers its window is over the whole screen as well.
    private var presentation: Presentation {
        guard systemPresentation == .inline, let view, let window = view.window else {
            return systemPresentation
        }
        return view.bounds.size == window.bounds.size ? .fullScreen : .inline
    }

    func report() {
        let player = player.map { platform.players.id(of: $0) }
        platform.changed(
            id,
            VideoViewFacts(
                kind: kind,
                player: player,
                scene: view?.window?.windowScene.map { platform.scenes.id(of: $0) },
                visibility: visibility,
                supportsPictureInPicture: supportsPictureInPicture,
                presentation: presentation,
                priority: priority
            )
        )
    }

    func persist(_ object: (any PictureInPicturePersistable)?) {
        platform.service?.persist(object, for: id)
    }
}
#endif
