// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#if !os(macOS)
import AVKit
import UIKit
import Windowbox

/// A controller that shows a player with the system's standard controls.
///
/// Picture in Picture is started by one of these controls, and by itself when the app is left
/// while the video plays. In SwiftUI use ``SystemVideoView``.
public final class SystemVideoViewController: UIViewController {
    let facts = HostFacts(kind: .systemVideo)
    private weak var surface: ControllerSurface?

    /// The controller's name for Picture in Picture.
    public var id: ViewID { facts.id }

    /// The player that is shown; the controller keeps it alive.
    ///
    /// A controller that is given the player that is in Picture in Picture takes the video
    /// over: it plays on here, and Picture in Picture ends.
    public var player: AVPlayer? {
        get { facts.player }
        set { facts.player = newValue }
    }

    /// How the picture fills the view; the whole picture by default.
    public var gravity = AVLayerVideoGravity.resizeAspect {
        didSet { if gravity != oldValue { dress() } }
    }

    /// Whether Picture in Picture may start from here. False by default. Taking it away does not
    /// end what is in Picture in Picture.
    public var supportsPictureInPicture: Bool {
        get { facts.supportsPictureInPicture }
        set {
            guard newValue != facts.supportsPictureInPicture else { return }
            facts.supportsPictureInPicture = newValue
            dress()
        }
    }

    /// Whether Picture in Picture may start by itself when the app is left, as far as it is
    /// supported. True by default. On tvOS nothing starts by itself.
    public var canStartPictureInPictureAutomatically: Bool {
        get { facts.canStartAutomatically }
        set { facts.canStartAutomatically = newValue }
    }

    /// The view's claim where several support Picture in Picture; the greatest goes first. Zero
    /// by default.
    public var pictureInPicturePriority: Int {
        get { facts.priority }
        set { facts.priority = newValue }
    }

    /// What is shown between the video and the controls; nil for nothing.
    public var overlayView: UIView? {
        didSet {
            guard overlayView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            dress()
        }
    }

    /// What the app sets on AVKit's controller beyond that, such as menus or speeds.
    ///
    /// It is called whenever this controller gets one, since AVKit's controller goes with the
    /// video, from one screen to the next. Its player, delegate and Picture in Picture are not
    /// the app's to set.
    public var configuration: ((AVPlayerViewController) -> Void)? { didSet { dress() } }

    /// Makes a controller that shows a player.
    public convenience init(player: AVPlayer?) {
        self.init(nibName: nil, bundle: nil)
        self.player = player
    }

    /// Makes a controller that shows nothing yet.
    public override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        facts.platform.add(self)
    }

    /// Makes a controller that shows nothing yet, as described in an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        facts.platform.add(self)
    }

    /// Keeps an object of the app's alive while what is shown here is in Picture in Picture.
    ///
    /// - Parameter object: What is kept, from the start until the session has ended; before that
    ///   the app keeps it, and not this controller. Nil for nothing. What a session keeps does not
    ///   change with it.
    public func enableForInAppPictureInPicture(
        persisting object: (any PictureInPicturePersistable)?
    ) {
        facts.persist(object)
    }

    /// Makes the view that the video fills.
    public override func loadView() {
        let view = WindowView(frame: .zero)
        view.onChange = { [weak facts] in facts?.report() }
        self.view = view
        facts.view = view
        facts.controller = self
    }
}

extension SystemVideoViewController: VideoHost {
    func show(_ surface: any Surface) {
        guard let surface = surface as? ControllerSurface else { return }
        if let old = self.surface, old !== surface { old.controller.leaveParent() }
        self.surface = surface
        surface.host = self
        fill(with: surface.controller)
        dress()
    }

    /// Gives AVKit's controller the looks that are asked for here.
    private func dress() {
        guard let surface, surface.host === self else { return }
        let controller = surface.controller
        controller.videoGravity = gravity
        surface.isAllowed = supportsPictureInPicture
        if let overlayView, let content = controller.contentOverlayView,
            overlayView.superview !== content
        {
            content.fill(with: overlayView)
        }
        configuration?(controller)
    }
}
#endif
