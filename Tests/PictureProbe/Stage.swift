// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK
import GLibSupport
import WindowboxGTK

/// A window with a picture, and a label that may lie over it.
@MainActor
final class Stage {
    private let owned: Owned<UnsafeMutablePointer<GtkWidget>>
    private var window: UnsafeMutablePointer<GtkWidget> { owned.pointer }
    private let overlay: UnsafeMutablePointer<GtkWidget>
    private let label: UnsafeMutablePointer<GtkWidget>

    init() {
        owned = Owned(sinking: gtk_window_new()!)
        overlay = gtk_overlay_new()!
        label = gtk_label_new("Something over the picture")!
        gtk_window_set_decorated(window.cast(), 0)
        gtk_window_set_default_size(window.cast(), 640, 360)
        gtk_widget_set_visible(label, 0)
        gtk_overlay_add_overlay(overlay.opaque, label)
        gtk_window_set_child(window.cast(), overlay)
    }

    func show(_ picture: VideoPicture) {
        gtk_overlay_set_child(overlay.opaque, picture.widget)
        setVisible(true)
    }

    func remove(_ picture: VideoPicture) {
        gtk_overlay_set_child(overlay.opaque, nil)
    }

    func setVisible(_ isVisible: Bool) {
        gtk_widget_set_visible(window, isVisible ? 1 : 0)
    }

    func setLabel(_ isVisible: Bool) {
        gtk_widget_set_visible(label, isVisible ? 1 : 0)
    }

    func resize(to size: (width: Int32, height: Int32)) {
        gtk_window_set_default_size(window.cast(), size.width, size.height)
    }

    func destroy() {
        gtk_window_destroy(window.cast())
    }

    var isShown: Bool {
        gtk_widget_get_mapped(window) != 0
    }

    /// In pixels; without a window manager the window is at the screen's corner.
    var deviceSize: (width: Int, height: Int) {
        let scale = gtk_widget_get_scale_factor(window)
        return (
            Int(gtk_widget_get_width(window) * scale),
            Int(gtk_widget_get_height(window) * scale)
        )
    }
}
