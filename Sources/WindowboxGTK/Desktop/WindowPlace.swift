// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK
import GLibSupport

/// Where a window is on an X display, and how it gets there again.
@MainActor
struct WindowPlace {
    /// The upper left corner of its frame, in pixels of the screen.
    private let x: Int
    private let y: Int

    /// Where a window is now.
    init(of surface: OpaquePointer, on x11: X11Display) {
        var x: Int32 = 0
        var y: Int32 = 0
        var child: Window = 0
        let window = gdk_x11_surface_get_xid(surface)
        XTranslateCoordinates(x11.connection, window, x11.root, 0, 0, &x, &y, &child)
        // Left, right, top, bottom.
        let frame = x11.numbers("_NET_FRAME_EXTENTS", of: window)
        self.x = Int(x) - (frame.count == 4 ? frame[0] : 0)
        self.y = Int(y) - (frame.count == 4 ? frame[2] : 0)
    }

    /// Puts a window there that has just been mapped again.
    ///
    /// GDK maps a window without its place, so window managers choose one; hints that follow
    /// come too late for them, and a grab of the server, as the overlay has it, would stop the
    /// threads that draw frames in this window. The request comes right after the one to map.
    /// To go when GDK remembers where a window was.
    func take(_ surface: OpaquePointer, on x11: X11Display) {
        let window = gdk_x11_surface_get_xid(surface)
        // The frame is meant (1), x and y are given (3), and an app asks (1).
        x11.ask("_NET_MOVERESIZE_WINDOW", of: window, 1 | 3 << 8 | 1 << 12, x, y)
        XFlush(x11.connection)
    }
}
