// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK
import GLibSupport
import Observation
import Windowbox

/// A button that takes a view's video into Picture in Picture, and back.
///
/// Where Picture in Picture is not possible it cannot be pressed, and its tooltip says why.
@MainActor
public final class PictureInPictureButton {
    /// The widget, an ordinary GTK button.
    public let widget: UnsafeMutablePointer<GtkWidget>

    private let view: ViewID?
    private let pictureInPicture = PictureInPicture.shared

    /// Makes a button; it lives as long as its widget.
    ///
    /// - Parameter view: The view whose video it is for; nil for the one that is armed.
    public convenience init(view: VideoView? = nil) {
        self.init(view: view?.id)
    }

    init(view: ViewID?) {
        self.view = view
        _ = OverlayStyle.installed
        widget = gtk_button_new_from_icon_name("view-restore-symbolic")
        gtk_widget_add_css_class(widget, "windowbox-button")
        // The handler keeps the button, and goes with the widget.
        connect(widget, "clicked") { _ in self.pictureInPicture.toggle(from: self.view) }
        update()
    }

    private func update() {
        withObservationTracking {
            show(pictureInPicture.status, pictureInPicture.refusal(for: view))
        } onChange: { [weak self] in
            Task { @MainActor in self?.update() }
        }
    }

    private func show(_ status: PictureInPicture.Status, _ refusal: Refusal?) {
        let isOurs = status.isActive && (view == nil || status.source?.view == view)
        gtk_widget_set_sensitive(widget, isOurs || refusal == nil ? 1 : 0)
        gtk_widget_set_tooltip_text(
            widget,
            isOurs ? "Back from Picture in Picture" : refusal?.description ?? "Picture in Picture"
        )
    }
}
