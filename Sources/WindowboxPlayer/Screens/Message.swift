// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import WindowboxGTK

/// What is said to the user, over a picture.
@MainActor
final class Message {
    let widget = gtk_label_new(nil)!
    private var notice: MainLoopSource?

    init() {
        gtk_widget_add_css_class(widget, "message")
        gtk_widget_set_halign(widget, GTK_ALIGN_CENTER)
        gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
        gtk_label_set_wrap(widget.opaque, 1)
        gtk_label_set_max_width_chars(widget.opaque, 60)
        gtk_label_set_justify(widget.opaque, GTK_JUSTIFY_CENTER)
        gtk_widget_set_visible(widget, 0)
    }

    /// Says something until something else is said; nil for nothing. What was said for a time
    /// comes first.
    func say(_ text: String?) {
        if notice == nil { show(text) }
    }

    /// Says something for a time, and then calls back.
    func say(_ text: String, forSeconds seconds: Int, then handler: @escaping @MainActor () -> Void)
    {
        show(text)
        notice?.cancel()
        notice = .timeout(milliseconds: seconds * 1000) { [weak self] in
            self?.notice = nil
            handler()
        }
    }

    /// Says nothing any more.
    func clear() {
        close()
        show(nil)
    }

    /// Calls nobody back any more.
    func close() {
        notice?.cancel()
        notice = nil
    }

    private func show(_ text: String?) {
        gtk_label_set_text(widget.opaque, text ?? "")
        gtk_widget_set_visible(widget, text == nil ? 0 : 1)
    }
}
