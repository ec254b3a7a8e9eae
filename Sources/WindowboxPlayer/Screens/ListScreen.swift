// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import DemoModel
import WindowboxGTK

/// The list of what can be played.
@MainActor
final class ListScreen {
    let widget: UnsafeMutablePointer<GtkWidget>
    /// Called when the user chooses an item.
    var onOpen: (@MainActor (Media) -> Void)?

    /// The screen on which items are opened.
    var demo: Demo {
        get { Demo.allCases[Int(gtk_drop_down_get_selected(demos.opaque))] }
        set {
            let index = Demo.allCases.firstIndex(of: newValue)!
            gtk_drop_down_set_selected(demos.opaque, guint(index))
        }
    }
    /// The kind of view in which they are shown.
    var kind: VideoViewKind {
        get { gtk_toggle_button_get_active(kinds.cast()) != 0 ? .systemVideo : .video }
        set { gtk_toggle_button_set_active(kinds.cast(), newValue == .systemVideo ? 1 : 0) }
    }

    private let demos: UnsafeMutablePointer<GtkWidget>
    private let kinds = gtk_toggle_button_new_with_label("System view")!
    private let rows: UnsafeMutablePointer<GtkWidget>
    private var media: [Media] = []
    private var badges: [UnsafeMutablePointer<GtkWidget>] = []

    init() {
        widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        let header = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 10)!
        gtk_widget_add_css_class(header, "header")
        let name = gtk_label_new("Windowbox")!
        gtk_widget_add_css_class(name, "app")
        gtk_label_set_xalign(name.opaque, 0)
        gtk_label_set_ellipsize(name.opaque, PANGO_ELLIPSIZE_END)
        gtk_widget_set_hexpand(name, 1)
        demos = Self.choice(of: Demo.allCases.map(\.title))
        gtk_widget_set_tooltip_text(demos, "The screen that opens")
        gtk_widget_set_tooltip_text(kinds, "Open it with the standard controls")
        for part in [name, demos, kinds] {
            gtk_widget_set_valign(part, GTK_ALIGN_CENTER)
            gtk_box_append(header.cast(), part)
        }
        gtk_box_append(widget.cast(), header)

        rows = gtk_list_box_new()
        gtk_widget_add_css_class(rows, "items")
        gtk_list_box_set_activate_on_single_click(rows.opaque, 1)
        gtk_list_box_set_selection_mode(rows.opaque, GTK_SELECTION_NONE)
        let scroller = gtk_scrolled_window_new()!
        gtk_scrolled_window_set_child(scroller.opaque, rows)
        gtk_widget_set_vexpand(scroller, 1)
        gtk_box_append(widget.cast(), scroller)
        connect(rows, "row-activated") { [weak self] arguments in
            guard let self, let row = arguments.pointer(1) else { return }
            onOpen?(self.media[Int(gtk_list_box_row_get_index(row.cast()))])
        }
    }

    /// Lists these items.
    func show(_ media: [Media]) {
        while let row = gtk_list_box_get_row_at_index(rows.opaque, 0) {
            gtk_list_box_remove(rows.opaque, row.cast())
        }
        self.media = media
        badges = media.enumerated().map { index, item in
            let (row, badge) = Self.row(item, index)
            gtk_list_box_append(rows.opaque, row)
            return badge
        }
    }

    /// Marks the item that is in Picture in Picture.
    func mark(_ marked: Media?) {
        for (item, badge) in zip(media, badges) {
            gtk_widget_set_visible(badge, item == marked ? 1 : 0)
        }
    }

    /// Takes the keyboard's focus.
    func focus() {
        gtk_widget_grab_focus(rows)
    }

    private static func row(
        _ item: Media,
        _ index: Int
    ) -> (row: UnsafeMutablePointer<GtkWidget>, badge: UnsafeMutablePointer<GtkWidget>) {
        let row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 16)!
        gtk_widget_add_css_class(row, "item")
        let thumb = gtk_image_new_from_icon_name("media-playback-start-symbolic")!
        gtk_widget_add_css_class(thumb, "thumb")
        gtk_widget_add_css_class(thumb, "thumb\(index % 5)")
        gtk_widget_set_valign(thumb, GTK_ALIGN_CENTER)
        gtk_box_append(row.cast(), thumb)

        let words = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4)!
        gtk_widget_set_valign(words, GTK_ALIGN_CENTER)
        gtk_widget_set_hexpand(words, 1)
        gtk_box_append(words.cast(), label(item.title, "name"))
        gtk_box_append(words.cast(), label(item.summary, "summary"))
        gtk_box_append(row.cast(), words)

        let badge = label("In Picture in Picture", "badge")
        gtk_widget_set_visible(badge, 0)
        gtk_box_append(row.cast(), badge)
        return (row, badge)
    }

    private static func choice(of words: [String]) -> UnsafeMutablePointer<GtkWidget> {
        var texts: [UnsafePointer<CChar>?] = words.map { UnsafePointer(strdup($0)) } + [nil]
        defer { texts.forEach { free(UnsafeMutablePointer(mutating: $0)) } }
        return gtk_drop_down_new_from_strings(&texts)
    }

    private static func label(_ text: String, _ style: String) -> UnsafeMutablePointer<GtkWidget> {
        let label = gtk_label_new(text)!
        gtk_label_set_xalign(label.opaque, 0)
        gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_MIDDLE)
        gtk_widget_add_css_class(label, style)
        return label
    }
}
