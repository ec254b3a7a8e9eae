// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK
import GLibSupport
import Windowbox

/// A view that shows a player with the standard controls: play and pause, a bar to seek in, the
/// time, the volume, and Picture in Picture where the view supports it.
///
/// The controls come when the pointer or the keyboard is used, and go by themselves. In
/// everything else it is as ``VideoView``, for which it can be exchanged at any time, also while
/// the video is in Picture in Picture: it plays on.
///
/// The view lives as long as its widget; an app need not keep it.
@MainActor
public final class SystemVideoView {
    /// The widget; it takes all the room that it is given.
    public let widget: UnsafeMutablePointer<GtkWidget>

    private let view: VideoView
    private let controls: SystemControls
    private var lifetime = Lifetime.widgetKeepsView

    /// Who keeps whom: the widget the view, or, once it is destroyed, the view the widget.
    private enum Lifetime {
        case widgetKeepsView
        case viewKeepsWidget(Owned<UnsafeMutablePointer<GtkWidget>>)
    }

    /// Makes a view, by default one that shows nothing yet.
    public init(player: Player? = nil) {
        view = VideoView(player: player, kind: .systemVideo)
        controls = SystemControls(view: view.id)
        controls.player = player
        widget = gtk_overlay_new()
        gtk_overlay_set_child(widget.opaque, view.widget)
        gtk_overlay_add_overlay(widget.opaque, controls.widget)
        gtk_widget_set_hexpand(widget, 1)
        gtk_widget_set_vexpand(widget, 1)
        gtk_widget_set_focusable(widget, 1)
        listenToUser()
        // The handler keeps the view, and goes with the widget.
        connect(widget, "destroy") { _ in self.destroyed() }
    }

    private func listenToUser() {
        let motion = gtk_event_controller_motion_new()!
        connect(motion, "motion") { [weak self] _ in self?.controls.attend() }
        gtk_widget_add_controller(widget, motion)
        let focus = gtk_event_controller_focus_new()!
        connect(focus, "enter") { [weak self] _ in self?.controls.attend() }
        gtk_widget_add_controller(widget, focus)
        let click = gtk_gesture_click_new()!
        connect(click, "pressed") { [weak self] _ in self?.clicked() }
        gtk_widget_add_controller(widget, click)
        let keys = gtk_event_controller_key_new()!
        connect(keys, "key-pressed") { [weak self] arguments in
            guard let self, let press = KeyPress(arguments) else { return }
            if controls.press(press) { arguments.returns(true) }
        }
        gtk_widget_add_controller(widget, keys)
    }

    private func clicked() {
        gtk_widget_grab_focus(widget)
        controls.attend()
    }

    private func destroyed() {
        guard case .widgetKeepsView = lifetime else { return }
        lifetime = .viewKeepsWidget(Owned(sinking: widget))
        controls.close()
    }
}

// MARK: - What an app sets

extension SystemVideoView {
    /// The view's name for Picture in Picture.
    public var id: ViewID { view.id }

    /// The player that is shown; the view keeps it alive.
    ///
    /// A view that is given the player that is in Picture in Picture takes the video over:
    /// it plays on here, and Picture in Picture ends.
    public var player: Player? {
        get { view.player }
        set {
            view.player = newValue
            controls.player = newValue
        }
    }

    /// How the picture fills the view; the whole picture by default.
    public var gravity: VideoGravity {
        get { view.gravity }
        set { view.gravity = newValue }
    }

    /// Whether Picture in Picture may start from this view: by its button, and by itself when
    /// its window is minimised or left for another workspace while the video plays.
    public var supportsPictureInPicture: Bool {
        get { view.supportsPictureInPicture }
        set {
            view.supportsPictureInPicture = newValue
            controls.offersPictureInPicture = newValue
        }
    }

    /// The view's claim where several support Picture in Picture; the greatest goes first.
    public var pictureInPicturePriority: Int {
        get { view.pictureInPicturePriority }
        set { view.pictureInPicturePriority = newValue }
    }

    /// Keeps an object of the app's alive while what this view shows is in Picture in Picture.
    ///
    /// - Parameter object: What is kept, from will-start until the session has ended; the
    ///   view itself does not keep it. Nil for nothing.
    public func enableForInAppPictureInPicture(
        persisting object: (any PictureInPicturePersistable)?
    ) {
        view.enableForInAppPictureInPicture(persisting: object)
    }
}
