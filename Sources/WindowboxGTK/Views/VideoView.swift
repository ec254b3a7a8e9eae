// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK
import GLibSupport
import Windowbox

/// A view that shows a player, for an app that draws its own controls.
///
/// Its ``widget`` can be put anywhere in a window. While the video is in Picture in Picture
/// a placeholder takes its place.
///
/// The view lives as long as its widget, as GTK's own widgets do; an app need not keep it.
@MainActor
public final class VideoView {
    /// The view's name for Picture in Picture.
    public let id = ViewID.unique()

    /// The widget; it takes all the room that it is given.
    public let widget: UnsafeMutablePointer<GtkWidget>

    /// The player that is shown; the view keeps it alive.
    ///
    /// A view that is given the player that is in Picture in Picture takes the video over:
    /// it plays on here, and Picture in Picture ends.
    public var player: Player? {
        didSet { if player !== oldValue { playerChanged() } }
    }

    /// How the picture fills the view; the whole picture by default.
    public var gravity: VideoGravity {
        get { picture.gravity }
        set { picture.gravity = newValue }
    }

    /// Whether Picture in Picture may start from this view: by a button, and by itself when
    /// its window is minimised or left for another workspace while the video plays.
    public var supportsPictureInPicture = false {
        didSet { report() }
    }

    /// The view's claim where several support Picture in Picture; the greatest goes first.
    public var pictureInPicturePriority = 0 {
        didSet { report() }
    }

    let kind: VideoViewKind
    let picture = VideoPicture()
    private(set) weak var host: HostWindow?
    private let placeholder = Placeholder()
    private let pictureInPicture = PictureInPicture.shared
    private let platform = DesktopPlatform.shared
    private var visibility = Visibility.hidden
    private var arrival = Arrival.none
    private var lifetime = Lifetime.widgetKeepsView
    private var windowConnection: SignalConnection?

    /// Whether the picture that was given to the view is on screen.
    private enum Arrival {
        case none
        case awaited((@MainActor () -> Void)?)
        case arrived
    }

    /// Who keeps whom: the widget the view, or, once it is destroyed, the view the widget.
    private enum Lifetime {
        case widgetKeepsView
        case viewKeepsWidget(Owned<UnsafeMutablePointer<GtkWidget>>)
    }

    /// Makes a view, by default one that shows nothing yet.
    public convenience init(player: Player? = nil) {
        self.init(player: player, kind: .video)
    }

    init(player: Player?, kind: VideoViewKind) {
        self.kind = kind
        widget = gtk_overlay_new()
        gtk_overlay_set_child(widget.opaque, picture.widget)
        gtk_overlay_add_overlay(widget.opaque, placeholder.widget)
        gtk_widget_set_hexpand(widget, 1)
        gtk_widget_set_vexpand(widget, 1)

        let view = Unmanaged.passRetained(self).toOpaque()
        g_object_set_data_full(widget.cast(to: GObject.self), Self.key, view) { view in
            Unmanaged<VideoView>.fromOpaque(view!).release()
        }
        connect(widget, "map") { [weak self] _ in self?.mapped() }
        connect(widget, "unmap") { [weak self] _ in self?.unmapped() }
        connect(widget, "destroy") { [weak self] _ in self?.destroyed() }
        let click = gtk_gesture_click_new()!
        connect(click, "pressed") { [weak self] _ in self?.interacted() }
        gtk_widget_add_controller(widget, click)

        platform.add(self)
        self.player = player
        playerChanged()
    }

    /// Keeps an object of the app's alive while what this view shows is in Picture in Picture.
    ///
    /// - Parameter object: What is kept, from will-start until the session has ended; the
    ///   view itself does not keep it. Nil for nothing.
    public func enableForInAppPictureInPicture(
        persisting object: (any PictureInPicturePersistable)?
    ) {
        pictureInPicture.persist(object, for: id)
    }

    /// Under what name the widget keeps its view.
    private static let key = "windowbox-view"
}

// MARK: - What the platform has it do

extension VideoView {
    /// Shows the player's picture, and says once when it is on screen.
    func showPicture() {
        placeholder.isShown = false
        guard picture.player !== player else { return }
        arrival = .awaited(nil)
        picture.onFirstFrame = { [weak self] in self?.pictureArrived() }
        picture.player = player
    }

    /// Shows that the video is in the overlay.
    func showPlaceholder() {
        placeholder.isShown = true
        picture.player = nil
        arrival = .none
    }

    /// Shows nothing.
    func showNothing() {
        placeholder.isShown = false
        picture.player = nil
        arrival = .none
    }

    /// Calls back when the picture is on screen, at once if it is; else once, later.
    func whenPictureShows(_ handler: @escaping @MainActor () -> Void) {
        switch arrival {
        case .none, .awaited: arrival = .awaited(handler)
        case .arrived: handler()
        }
    }

    private func pictureArrived() {
        let before = arrival
        arrival = .arrived
        if case .awaited(let handler?) = before { handler() }
    }
}

// MARK: - What it reports

extension VideoView {
    private func playerChanged() {
        // What was shown before must not be seen under the new player's name.
        if case .widgetKeepsView = lifetime, player == nil || picture.player !== player {
            showNothing()
        }
        if let player { platform.add(player) }
        report()
        platform.forgetPlayersThatAreGone()
    }

    private func mapped() {
        visibility = .visible
        let window = gtk_widget_get_root(widget).map { $0.cast(to: GtkWindow.self) }
        host = window.map(platform.host(of:))
        windowConnection = window.map {
            connect($0, "notify::fullscreened") { [weak self] _ in self?.report() }
        }
        report()
    }

    private func unmapped() {
        // A window that was closed while its video is in the overlay comes back as it was.
        guard host?.isWithdrawn != true else { return }
        visibility = .hidden
        windowConnection?.disconnect()
        report()
    }

    /// Whether the window that it is in fills the whole screen.
    private var presentation: Presentation {
        host.map { gtk_window_is_fullscreen($0.window) != 0 } == true ? .fullScreen : .inline
    }

    private func interacted() {
        pictureInPicture.viewInteracted(id)
    }

    private func report() {
        pictureInPicture.viewChanged(
            id,
            VideoViewFacts(
                kind: kind,
                player: player?.id,
                scene: host?.scene,
                visibility: visibility,
                supportsPictureInPicture: supportsPictureInPicture,
                presentation: presentation,
                priority: pictureInPicturePriority
            )
        )
    }

    private func destroyed() {
        guard case .widgetKeepsView = lifetime else { return }
        lifetime = .viewKeepsWidget(Owned(sinking: widget))
        visibility = .hidden
        windowConnection?.disconnect()
        picture.player = nil
        // From here on nothing may be shown in it: its parts are gone already.
        platform.remove(self)
        pictureInPicture.viewRemoved(id)
        // The last step, since it may let go of this view.
        g_object_set_data(widget.cast(to: GObject.self), Self.key, nil)
    }
}
