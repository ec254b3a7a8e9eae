// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK
import GLibSupport

/// Whether something that GTK draws lies over a picture, or changes how it is seen.
enum PictureCover {
    /// What matters of a widget that GTK draws after the picture.
    struct Layer: Hashable {
        var isDrawn: Bool
        var opacity: Double
        var bounds: Bounds
    }

    /// What matters of a widget that the picture is inside of.
    struct Frame: Hashable {
        var opacity: Double
        /// The part of it that is seen, if it cuts off what sticks out.
        var clip: Bounds?
        /// Whether it moves its content from one place to another by itself at present.
        var isInTransition: Bool
    }

    /// Whether the picture must be drawn by GTK, together with what lies over it.
    static func isCovered(_ picture: Bounds, by layers: [Layer], inside frames: [Frame]) -> Bool {
        frames.contains { frame in
            frame.opacity < 1 || frame.isInTransition
                || frame.clip.map { !$0.contains(picture) } ?? false
        }
            || layers.contains { layer in
                layer.isDrawn && layer.opacity > 0 && layer.bounds.intersects(picture)
            }
    }

    /// A rectangle in GTK's own units.
    struct Bounds: Hashable {
        var x: Double
        var y: Double
        var width: Double
        var height: Double

        func intersects(_ other: Bounds) -> Bool {
            width > 0 && height > 0
                && x < other.x + other.width && other.x < x + width
                && y < other.y + other.height && other.y < y + height
        }

        /// With a tolerance for rounding.
        func contains(_ other: Bounds) -> Bool {
            other.x >= x - 0.5 && other.y >= y - 0.5
                && other.x + other.width <= x + width + 0.5
                && other.y + other.height <= y + height + 0.5
        }
    }
}

// MARK: Asking GTK

@MainActor
extension PictureCover {
    /// Whether GTK must draw the picture of this widget, as its window is laid out now.
    static func isCovered(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        guard
            let native = gtk_widget_get_native(widget).map({ $0.cast(to: GtkWidget.self) }),
            let picture = bounds(of: widget, in: native)
        else { return false }
        var layers: [Layer] = []
        var frames: [Frame] = []
        var current = widget
        while current != native, let parent = gtk_widget_get_parent(current) {
            // Children are drawn in order, so those that follow lie above.
            var sibling = gtk_widget_get_next_sibling(current)
            while let other = sibling {
                layers.append(layer(other, in: native))
                sibling = gtk_widget_get_next_sibling(other)
            }
            frames.append(frame(parent, in: native))
            current = parent
        }
        return isCovered(picture, by: layers, inside: frames)
            || gtk_widget_get_opacity(widget) < 1
    }

    /// Where the widget is in its window; nil before it has a place.
    static func bounds(
        of widget: UnsafeMutablePointer<GtkWidget>,
        in native: UnsafeMutablePointer<GtkWidget>
    ) -> Bounds? {
        var rect = graphene_rect_t()
        guard gtk_widget_compute_bounds(widget, native, &rect) != 0 else { return nil }
        return Bounds(
            x: Double(rect.origin.x),
            y: Double(rect.origin.y),
            width: Double(rect.size.width),
            height: Double(rect.size.height)
        )
    }

    private static func layer(
        _ widget: UnsafeMutablePointer<GtkWidget>,
        in native: UnsafeMutablePointer<GtkWidget>
    ) -> Layer {
        // A popover has a window of its own, which the server shows above ours.
        let isDrawn =
            gtk_widget_get_mapped(widget) != 0 && gtk_widget_get_child_visible(widget) != 0
            && g_type_check_instance_is_a(widget.cast(), gtk_native_get_type()) == 0
        return Layer(
            isDrawn: isDrawn,
            opacity: gtk_widget_get_opacity(widget),
            bounds: bounds(of: widget, in: native) ?? Bounds(x: 0, y: 0, width: 0, height: 0)
        )
    }

    private static func frame(
        _ widget: UnsafeMutablePointer<GtkWidget>,
        in native: UnsafeMutablePointer<GtkWidget>
    ) -> Frame {
        let isStack = g_type_check_instance_is_a(widget.cast(), gtk_stack_get_type()) != 0
        return Frame(
            opacity: gtk_widget_get_opacity(widget),
            clip: gtk_widget_get_overflow(widget) == GTK_OVERFLOW_HIDDEN
                ? bounds(of: widget, in: native) : nil,
            isInTransition: isStack && gtk_stack_get_transition_running(widget.opaque) != 0
        )
    }
}
