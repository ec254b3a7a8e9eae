// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK
import GLibSupport

/// The widget of a ``VideoPicture``, as a class of GTK's.
@MainActor
enum VideoPictureWidget {
    private static let key = "windowbox-picture"

    /// Makes a widget that takes all the room there is.
    static func make() -> Owned<UnsafeMutablePointer<GtkWidget>> {
        let widget = g_object_new_with_properties(type, 0, nil, nil)!.cast(to: GtkWidget.self)
        gtk_widget_set_hexpand(widget, 1)
        gtk_widget_set_vexpand(widget, 1)
        return Owned(sinking: widget)
    }

    /// Lets this picture draw the widget, which does not keep it alive.
    static func attach(_ picture: VideoPicture, to widget: UnsafeMutablePointer<GtkWidget>) {
        g_object_set_data(widget.cast(), key, Unmanaged.passUnretained(picture).toOpaque())
    }

    /// The picture is going, and the widget draws nothing but black from now on.
    static func forget(_ widget: UnsafeMutablePointer<GtkWidget>) {
        g_object_set_data(widget.cast(), key, nil)
    }

    private static let type: GType = {
        var info = GTypeInfo()
        info.class_size = guint16(MemoryLayout<GtkWidgetClass>.size)
        info.instance_size = guint16(MemoryLayout<GtkWidget>.size)
        info.class_init = { data, _ in
            let widgetClass = data!.assumingMemoryBound(to: GtkWidgetClass.self)
            widgetClass.pointee.snapshot = { widget, snapshot in
                guard
                    let picture = g_object_get_data(widget!.cast(), VideoPictureWidget.key),
                    let snapshot
                else { return }
                let drawing = Drawing(picture: picture, snapshot: snapshot)
                // Proof: GTK draws on the main thread only. The picture is alive, as it takes
                // its address back before it goes.
                MainActor.assumeIsolated {
                    Unmanaged<VideoPicture>.fromOpaque(drawing.picture).takeUnretainedValue()
                        .draw(into: drawing.snapshot)
                }
            }
        }
        return g_type_register_static(
            gtk_widget_get_type(),
            "WindowboxVideoPicture",
            &info,
            GTypeFlags(rawValue: 0)
        )
    }()
}

private struct Drawing: @unchecked Sendable {
    // Proof: it only crosses into the closure that runs at once on the same thread.
    let picture: UnsafeMutableRawPointer
    let snapshot: OpaquePointer
}
