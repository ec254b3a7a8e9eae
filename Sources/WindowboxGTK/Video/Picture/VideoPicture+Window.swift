// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK
import GLibSupport

/// The window that the picture is in.
extension VideoPicture {
    func enterWindow() {
        guard let clock = gtk_widget_get_frame_clock(widget) else { return }
        makeDirectOutput()
        windowConnections.append(
            connect(clock, "after-paint") { [weak self] _ in self?.windowWasDrawn() }
        )
        update()
    }

    func leaveWindow() {
        stop(player)
        direct = nil
        for connection in windowConnections { connection.disconnect() }
        windowConnections = []
    }

    private func windowWasDrawn() {
        guard gtk_widget_get_mapped(widget) != 0 else { return }
        update(.drawn)
        if path == .painted, drawn != nil { announce() }
    }

    /// Has a compositor look again at what GTK drew where the picture was.
    ///
    /// Symptom: under mutter the screen sometimes keeps the last picture, though GTK's window has
    /// what is below; a plain GTK program shows it, too. Cause: not known; mutter misses a change.
    /// A copy of the area onto itself changes nothing, and is a change that it sees, most of the
    /// time; so there are some. To go when a mutter is out that shows it by itself.
    func showWhatIsBelow() {
        guard direct != nil, let area, !area.isEmpty, let native = gtk_widget_get_native(widget),
            let surface = gtk_native_get_surface(native),
            let display = gdk_surface_get_display(surface),
            gdk_display_is_composited(display) != 0,
            let connection = gdk_x11_display_get_xdisplay(display)
        else { return }
        let window = gdk_x11_surface_get_xid(surface)
        for time in Self.looks {
            MainLoopSource.timeout(milliseconds: time) {
                // The window may be gone by then.
                gdk_x11_display_error_trap_push(display)
                let context = XCreateGC(connection, window, 0, nil)
                XSetGraphicsExposures(connection, context, 0)
                let (x, y) = (Int32(area.x), Int32(area.y))
                let (width, height) = (UInt32(area.width), UInt32(area.height))
                XCopyArea(connection, window, window, context, x, y, width, height, x, y)
                XFreeGC(connection, context)
                XFlush(connection)
                gdk_x11_display_error_trap_pop_ignored(display)
            }
        }
    }

    /// When the compositor looks again, in milliseconds: once GTK has drawn, and later, in case
    /// that look was missed, too.
    private static let looks = [60, 200, 500, 1000]

    private func makeDirectOutput() {
        guard
            let native = gtk_widget_get_native(widget),
            PicturePainter.method(for: widget) == .cairo,
            let surface = gtk_native_get_surface(native),
            g_type_check_instance_is_a(surface.cast(), gdk_x11_surface_get_type()) != 0,
            let display = gdk_surface_get_display(surface),
            let connection = gdk_x11_display_get_xdisplay(display),
            let name = XDisplayString(connection)
        else { return }
        let parent = gdk_x11_surface_get_xid(surface)
        direct = DirectOutput(in: parent, onDisplayNamed: String(cString: name)) { [weak self] in
            self?.announce()
        }
        guard let direct else { return }
        watch(parent, direct, display, connection)
    }

    /// Hears when the window appears or goes, and when the screen has lost what was drawn.
    ///
    /// From GTK's connection: were the streaming thread's own listened to, each answer on it would
    /// wake the main thread, for every frame.
    private func watch(
        _ parent: Window,
        _ direct: DirectOutput,
        _ display: OpaquePointer,
        _ connection: OpaquePointer
    ) {
        gdk_x11_display_error_trap_push(display)
        XSelectInput(connection, direct.window, ExposureMask)
        gdk_x11_display_error_trap_pop_ignored(display)
        windowConnections.append(
            connect(display, "xevent") { [weak direct] arguments in
                guard let event = arguments.pointer(1)?.cast(to: XEvent.self) else { return }
                switch event.pointee.type {
                case MapNotify where event.pointee.xmap.window == parent:
                    direct?.parentChanged(isViewable: true)
                case UnmapNotify where event.pointee.xunmap.window == parent:
                    direct?.parentChanged(isViewable: false)
                case Expose where event.pointee.xexpose.window == direct?.window:
                    if event.pointee.xexpose.count == 0 { direct?.redraw() }
                default:
                    break
                }
            }
        )
    }
}
