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
    /// The controller that the view is in, where it has AVKit's controls.
    weak var controller: UIViewController?

    var player: AVPlayer? {
        didSet {
            guard player !== oldValue else { return }
            report()
            if oldValue != nil { platform.players.forgetThoseGone() }
        }
    }
    var supportsPictureInPicture = false { didSet { report() } }
    var canStartAutomatically = true { didSet { report() } }
    var priority = 0 { didSet { report() } }
    /// How AVKit presents the view's video by itself.
    var systemPresentation = Presentation.inline { didSet { report() } }

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

    /// A view that covers its window is over the whole screen, too.
    private var presentation: Presentation {
        guard systemPresentation == .inline, let view, let window = view.window else {
            return systemPresentation
        }
        return view.bounds.size == window.bounds.size && !isEmbedded ? .fullScreen : .inline
    }

    #if os(tvOS)
    private var isEmbedded: Bool { false }
    #else
    /// What has AVKit's controls and was not presented is inline to AVKit, whatever its size:
    /// it is paused if it goes before the overlay is up.
    private var isEmbedded: Bool {
        kind == .systemVideo && controller?.presentingViewController == nil
    }
    #endif

    /// Says all, whatever it is that has changed; the service knows what is new.
    func report() {
        view?.window.map { platform.touches.watch($0) }
        let facts = VideoViewFacts(
            kind: kind,
            player: player.map { platform.players.id(of: $0) },
            scene: view?.window?.windowScene.map { platform.scenes.id(of: $0) },
            visibility: visibility,
            supportsPictureInPicture: supportsPictureInPicture,
            canStartPictureInPictureAutomatically: canStartAutomatically,
            presentation: presentation,
            priority: priority
        )
        platform.service?.viewChanged(id, facts)
    }

    func persist(_ object: (any PictureInPicturePersistable)?) {
        platform.service?.persist(object, for: id)
    }
}
#endif
