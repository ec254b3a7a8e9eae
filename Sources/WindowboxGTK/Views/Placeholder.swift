// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK
import GLibSupport

/// What a view shows while its video is in the overlay.
@MainActor
final class Placeholder {
    let widget: UnsafeMutablePointer<GtkWidget>

    init() {
        _ = OverlayStyle.installed
        widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        gtk_widget_add_css_class(widget, "windowbox-placeholder")
        let content = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
        gtk_widget_set_valign(content, GTK_ALIGN_CENTER)
        gtk_widget_set_vexpand(content, 1)
        gtk_box_append(content.cast(), gtk_image_new_from_icon_name("view-restore-symbolic"))
        gtk_box_append(content.cast(), gtk_label_new("This video is in Picture in Picture."))
        gtk_box_append(widget.cast(), content)
        gtk_widget_set_visible(widget, 0)
    }

    var isShown: Bool {
        get { gtk_widget_get_visible(widget) != 0 }
        set { gtk_widget_set_visible(widget, newValue ? 1 : 0) }
    }
}
