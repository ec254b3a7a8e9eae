// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK
import GLibSupport

/// The placement on X, through the window manager hints.
@MainActor
final class X11Placement: OverlayPlacement {
    private let x11: X11Display
    /// Where the user left the overlay.
    private var left: PixelRectangle?
    /// Where it is to open, until it has done so.
    private var opening: PixelRectangle?
    /// Where it was when it last had the video's aspect.
    private var settled: PixelRectangle?

    init(_ x11: X11Display) {
        self.x11 = x11
    }

    func place(aspect: Double, beside host: UnsafeMutablePointer<GtkWindow>?) -> PixelRectangle {
        let geometry = OverlayGeometry(workArea: workArea(beside: host), aspect: aspect)
        guard let left else { return geometry.usualPlace(of: geometry.usualSize) }
        return geometry.place(
            geometry.size(width: left.width),
            right: left.x + left.width,
            bottom: left.y + left.height
        )
    }

    func map(_ window: UnsafeMutablePointer<GtkWindow>, at place: PixelRectangle) {
        let widget = window.cast(to: GtkWidget.self)
        gtk_widget_realize(widget)
        guard let surface = gtk_native_get_surface(window.opaque) else { return }
        // These two survive the mapping; with no time of use the window takes no focus.
        gdk_x11_surface_set_skip_taskbar_hint(surface, 1)
        gdk_x11_surface_set_skip_pager_hint(surface, 1)
        gdk_x11_surface_set_user_time(surface, 0)

        // Window managers begin with where the window is, and heed the hints after that.
        move(window, to: place)

        // GDK rewrites a window's state and size hints while it maps it, so ours come right
        // after. The grab makes it one step for the window manager: it never sees the
        // window without them, and the window never shows in a wrong place or below others.
        // Nothing in between may wait for the thread that draws frames, which the grab stops.
        // To go when GDK can keep a window above and place it.
        XGrabServer(x11.connection)
        gtk_widget_set_visible(widget, 1)
        hint(
            gdk_x11_surface_get_xid(surface),
            place,
            scale: Int(gdk_surface_get_scale_factor(surface))
        )
        XUngrabServer(x11.connection)
        XFlush(x11.connection)
        opening = place
        settled = place
    }

    /// GDK lays the window out before the window manager has read the hints, and rewrites them.
    func laidOut(_ window: UnsafeMutablePointer<GtkWindow>) {
        guard let opening, let surface = gtk_native_get_surface(window.opaque) else { return }
        setPositionHints(
            gdk_x11_surface_get_xid(surface),
            opening,
            scale: Int(gdk_surface_get_scale_factor(surface))
        )
        XFlush(x11.connection)
    }

    func settle(_ window: UnsafeMutablePointer<GtkWindow>, aspect: Double) -> Settling {
        opening = nil
        guard let now = place(of: window), !window.isArranged else { return .settled }
        let geometry = OverlayGeometry(workArea: workArea(beside: window), aspect: aspect)
        if geometry.fits(now) {
            settled = now
            return .settled
        }
        if isAnyButtonPressed { return .held }
        move(window, to: geometry.settled(now, from: settled ?? now))
        return .asked
    }

    func remember(_ window: UnsafeMutablePointer<GtkWindow>) {
        guard !window.isArranged else { return }
        left = place(of: window) ?? left
    }

    private func hint(_ window: Window, _ place: PixelRectangle, scale: Int) {
        x11.set(
            "_NET_WM_STATE",
            of: window,
            type: Atom(XA_ATOM),
            to: [
                "_NET_WM_STATE_ABOVE", "_NET_WM_STATE_STICKY", "_NET_WM_STATE_SKIP_TASKBAR",
                "_NET_WM_STATE_SKIP_PAGER",
            ].map { Int(x11.atom($0)) }
        )
        // Openbox has no sticky state, but all know this for all workspaces.
        x11.set("_NET_WM_DESKTOP", of: window, type: Atom(XA_CARDINAL), to: [0xFFFF_FFFF])
        var role = Array("PictureInPicture".utf8)
        XChangeProperty(
            x11.connection,
            window,
            x11.atom("WM_WINDOW_ROLE"),
            Atom(XA_STRING),
            8,
            PropModeReplace,
            &role,
            Int32(role.count)
        )

        setPositionHints(window, place, scale: scale)
        XMoveResizeWindow(
            x11.connection,
            window,
            Int32(place.x * scale),
            Int32(place.y * scale),
            UInt32(place.width * scale),
            UInt32(place.height * scale)
        )
    }

    /// Without these a window manager chooses a place of its own.
    private func setPositionHints(_ window: Window, _ place: PixelRectangle, scale: Int) {
        let hints = XAllocSizeHints()!
        defer { XFree(hints) }
        hints.pointee.flags = USPosition | USSize | PMinSize
        hints.pointee.x = Int32(place.x * scale)
        hints.pointee.y = Int32(place.y * scale)
        hints.pointee.width = Int32(place.width * scale)
        hints.pointee.height = Int32(place.height * scale)
        hints.pointee.min_width = Int32(OverlayGeometry.least.width / 2 * scale)
        hints.pointee.min_height = Int32(OverlayGeometry.least.height / 2 * scale)
        XSetWMNormalHints(x11.connection, window, hints)
    }

    /// Asked of the X server itself: GTK does nothing when it is asked for the same size twice,
    /// even where the window manager did not heed it the first time.
    private func move(_ window: UnsafeMutablePointer<GtkWindow>, to place: PixelRectangle) {
        guard let surface = gtk_native_get_surface(window.opaque) else { return }
        let scale = Int(gdk_surface_get_scale_factor(surface))
        XMoveResizeWindow(
            x11.connection,
            gdk_x11_surface_get_xid(surface),
            Int32(place.x * scale),
            Int32(place.y * scale),
            UInt32(place.width * scale),
            UInt32(place.height * scale)
        )
        XFlush(x11.connection)
    }

    /// Where a window is, in GTK's units.
    private func place(of window: UnsafeMutablePointer<GtkWindow>) -> PixelRectangle? {
        guard let surface = gtk_native_get_surface(window.opaque) else { return nil }
        let scale = Int(gdk_surface_get_scale_factor(surface))
        let corner = x11.corner(of: gdk_x11_surface_get_xid(surface))
        return PixelRectangle(
            x: corner.x / scale,
            y: corner.y / scale,
            width: Int(gdk_surface_get_width(surface)),
            height: Int(gdk_surface_get_height(surface))
        )
    }

    private var isAnyButtonPressed: Bool {
        x11.pointerState & UInt32(Button1Mask | Button2Mask | Button3Mask) != 0
    }

    /// What panels leave free of the monitor that the host window is on.
    private func workArea(beside host: UnsafeMutablePointer<GtkWindow>?) -> PixelRectangle {
        let surface = host.flatMap { gtk_native_get_surface($0.opaque) }
        let monitor =
            surface.flatMap { gdk_display_get_monitor_at_surface(x11.display, $0) }
            ?? g_list_model_get_item(gdk_display_get_monitors(x11.display), 0).map { item in
                // The display keeps its monitors alive.
                g_object_unref(item)
                return item.opaque
            }
        var area = GdkRectangle(x: 0, y: 0, width: 1920, height: 1080)
        if let monitor { gdk_x11_monitor_get_workarea(monitor, &area) }
        return PixelRectangle(
            x: Int(area.x),
            y: Int(area.y),
            width: Int(area.width),
            height: Int(area.height)
        )
    }
}
