// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK
import GLibSupport

/// Lets a widget appear softly over others, and go again.
///
/// While it is gone it is not part of the window at all, so that what lies below is
/// drawn as if there were nothing above it.
@MainActor
package final class Fader {
    /// What is to be put into the window; it holds the widget that fades.
    package let widget: UnsafeMutablePointer<GtkWidget>
    private var revealer: OpaquePointer { widget.opaque }
    private var hiding: MainLoopSource?

    /// How long the widget stays when nothing asks for it any more. Long enough to
    /// reach for a button, short enough not to stand in the picture.
    package static let delay = 2500

    /// Makes a fader that shows nothing yet.
    package init(_ child: UnsafeMutablePointer<GtkWidget>, milliseconds: Int = 180) {
        widget = gtk_revealer_new()
        gtk_revealer_set_transition_type(widget.opaque, GTK_REVEALER_TRANSITION_TYPE_CROSSFADE)
        gtk_revealer_set_transition_duration(widget.opaque, guint(milliseconds))
        gtk_revealer_set_child(widget.opaque, child)
        gtk_widget_set_visible(widget, 0)
        connect(widget, "notify::child-revealed") { [weak self] _ in self?.leaveIfGone() }
    }

    /// Whether the widget is there, or about to be.
    package var isShown: Bool {
        gtk_widget_get_visible(widget) != 0 && gtk_revealer_get_reveal_child(revealer) != 0
    }

    /// Lets the widget appear, and stay.
    package func show() {
        hiding?.cancel()
        hiding = nil
        gtk_widget_set_visible(widget, 1)
        gtk_revealer_set_reveal_child(revealer, 1)
    }

    /// Lets the widget appear, and go by itself after a while.
    package func showForAWhile() {
        show()
        hiding = .timeout(milliseconds: Self.delay) { [weak self] in self?.hide() }
    }

    /// Lets the widget go.
    package func hide() {
        hiding?.cancel()
        hiding = nil
        gtk_revealer_set_reveal_child(revealer, 0)
        leaveIfGone()
    }

    private func leaveIfGone() {
        guard gtk_revealer_get_reveal_child(revealer) == 0,
            gtk_revealer_get_child_revealed(revealer) == 0
        else { return }
        gtk_widget_set_visible(widget, 0)
    }
}
