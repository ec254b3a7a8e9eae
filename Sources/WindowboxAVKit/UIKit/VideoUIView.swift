// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#if !os(macOS)
import AVFoundation
import UIKit
import Windowbox

/// A view that shows a player, for an app that draws its own controls.
///
/// While the video is in Picture in Picture the system shows in the view that it is there.
/// In SwiftUI use ``VideoView``.
public final class VideoUIView: UIView {
    let facts = HostFacts(kind: .video)
    private weak var surface: LayerSurface?

    /// The view's name for Picture in Picture.
    public var id: ViewID { facts.id }

    /// The player that is shown; the view keeps it alive.
    ///
    /// A view that is given the player that is in Picture in Picture takes the video over:
    /// it plays on here, and Picture in Picture ends.
    public var player: AVPlayer? {
        get { facts.player }
        set { facts.player = newValue }
    }

    /// How the picture fills the view; the whole picture by default.
    public var gravity = AVLayerVideoGravity.resizeAspect {
        didSet { surface?.view.playerLayer.videoGravity = gravity }
    }

    /// Whether Picture in Picture may start from this view: by a button, and by itself when
    /// the app is left while the video plays. False by default. Taking it away does not end what
    /// is in Picture in Picture.
    public var supportsPictureInPicture: Bool {
        get { facts.supportsPictureInPicture }
        set { facts.supportsPictureInPicture = newValue }
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

    /// Makes a view that shows a player.
    public convenience init(player: AVPlayer?) {
        self.init(frame: .zero)
        self.player = player
    }

    /// Makes a view that shows nothing yet.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a view that shows nothing yet, as described in an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        facts.view = self
        facts.platform.add(self)
    }

    /// Keeps an object of the app's alive while what this view shows is in Picture in Picture.
    ///
    /// - Parameter object: What is kept, from the start until the session has ended; before that
    ///   the app keeps it, and not this view. Nil for nothing. What a session keeps does not
    ///   change with it.
    public func enableForInAppPictureInPicture(
        persisting object: (any PictureInPicturePersistable)?
    ) {
        facts.persist(object)
    }

    /// Tells Picture in Picture that the view is on screen, or no longer.
    public override func didMoveToWindow() {
        super.didMoveToWindow()
        facts.report()
    }

    /// Tells Picture in Picture whether the view covers its window.
    public override func layoutSubviews() {
        super.layoutSubviews()
        facts.report()
    }

    /// Whether the view is hidden. What is hidden counts as not on screen.
    public override var isHidden: Bool {
        didSet { facts.report() }
    }
}

extension VideoUIView: VideoHost {
    func show(_ surface: any Surface) {
        guard let surface = surface as? LayerSurface else { return }
        if let old = self.surface, old !== surface { old.view.removeFromSuperview() }
        self.surface = surface
        surface.view.playerLayer.videoGravity = gravity
        if surface.view.superview !== self { fill(with: surface.view) }
    }
}
#endif
