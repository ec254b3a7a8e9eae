// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK
import GLibSupport

/// The pointer and the keys in the overlay.
@MainActor
enum OverlayInput {
    /// How near to the edge a press means to resize.
    private static let grip = 10.0

    /// Adds what the overlay listens to.
    static func add(
        to window: UnsafeMutablePointer<GtkWindow>,
        controls: OverlayControls,
        onAction: @escaping @MainActor (OverlayAction) -> Void
    ) {
        let widget = window.cast(to: GtkWidget.self)

        let motion = gtk_event_controller_motion_new()!
        connect(motion, "motion") { _ in controls.attend() }
        connect(motion, "leave") { _ in controls.leave() }
        gtk_widget_add_controller(widget, motion)

        let keys = gtk_event_controller_key_new()!
        // Before the focused button takes the space bar for itself.
        gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
        connect(keys, "key-pressed") { arguments in
            controls.attend()
            guard let press = KeyPress(arguments), let action = OverlayAction(press) else {
                return
            }
            onAction(action)
            arguments.returns(true)
        }
        gtk_widget_add_controller(widget, keys)

        // Only a drag moves the window: begun at the press, a move would swallow clicks.
        let drag = gtk_gesture_drag_new()!
        connect(drag, "drag-update") { arguments in
            let offset = (x: arguments.double(1), y: arguments.double(2))
            guard isDrag(widget, offset) else { return }
            begin(drag, in: widget)
        }
        gtk_widget_add_controller(widget, drag)
    }

    private static func isDrag(
        _ widget: UnsafeMutablePointer<GtkWidget>,
        _ offset: (x: Double, y: Double)
    ) -> Bool {
        gtk_drag_check_threshold(widget, 0, 0, Int32(offset.x), Int32(offset.y)) != 0
    }

    private static func begin(_ drag: OpaquePointer, in widget: UnsafeMutablePointer<GtkWidget>) {
        guard let surface = gtk_native_get_surface(widget.opaque) else { return }
        let device = gtk_event_controller_get_current_event_device(drag)
        let time = gtk_event_controller_get_current_event_time(drag)
        var x = 0.0
        var y = 0.0
        gtk_gesture_drag_get_start_point(drag, &x, &y)
        let size = (
            width: Double(gtk_widget_get_width(widget)),
            height: Double(gtk_widget_get_height(widget))
        )
        if let edge = edge(x, y, size.width, size.height) {
            gdk_toplevel_begin_resize(surface, edge, device, 1, x, y, time)
        } else {
            gdk_toplevel_begin_move(surface, device, 1, x, y, time)
        }
        // The window manager has the pointer now; the drag is over for us.
        gtk_event_controller_reset(drag)
    }

    private static func edge(
        _ x: Double,
        _ y: Double,
        _ width: Double,
        _ height: Double
    ) -> GdkSurfaceEdge? {
        switch (x < grip, x > width - grip, y < grip, y > height - grip) {
        case (true, _, true, _): GDK_SURFACE_EDGE_NORTH_WEST
        case (true, _, _, true): GDK_SURFACE_EDGE_SOUTH_WEST
        case (_, true, true, _): GDK_SURFACE_EDGE_NORTH_EAST
        case (_, true, _, true): GDK_SURFACE_EDGE_SOUTH_EAST
        case (true, _, _, _): GDK_SURFACE_EDGE_WEST
        case (_, true, _, _): GDK_SURFACE_EDGE_EAST
        case (_, _, true, _): GDK_SURFACE_EDGE_NORTH
        case (_, _, _, true): GDK_SURFACE_EDGE_SOUTH
        case (false, false, false, false): nil
        }
    }
}
