// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK
import GLibSupport

/// The X display that GTK draws on, for what GTK does not know of it.
@MainActor
struct X11Display {
    /// GDK's display.
    let display: OpaquePointer
    /// Xlib's display, which is GDK's own connection.
    let connection: OpaquePointer

    /// The display that GTK uses; nil where there is none, or where it is not an X display.
    init?() {
        guard let display = gdk_display_get_default(),
            g_type_check_instance_is_a(
                display.cast(to: GTypeInstance.self),
                gdk_x11_display_get_type()
            )
                != 0,
            let connection = gdk_x11_display_get_xdisplay(display)
        else { return nil }
        self.display = display
        self.connection = connection
    }

    /// The window behind all others.
    var root: Window { XDefaultRootWindow(connection) }

    /// The top left corner of a window on the screen, in the display's own pixels.
    func corner(of window: Window) -> (x: Int, y: Int) {
        var x: Int32 = 0
        var y: Int32 = 0
        var child: Window = 0
        XTranslateCoordinates(connection, window, root, 0, 0, &x, &y, &child)
        return (Int(x), Int(y))
    }

    /// Which buttons and modifiers are pressed, as in X's events.
    var pointerState: UInt32 {
        var (over, child): (Window, Window) = (0, 0)
        var (x, y, insideX, insideY): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        var state: UInt32 = 0
        XQueryPointer(connection, root, &over, &child, &x, &y, &insideX, &insideY, &state)
        return state
    }

    /// The X server's name for a word.
    func atom(_ name: String) -> Atom {
        gdk_x11_get_xatom_by_name_for_display(display, name)
    }

    /// A property of a window that is a list of numbers; empty where it has none.
    func numbers(_ property: String, of window: Window) -> [Int] {
        var type: Atom = 0
        var format: Int32 = 0
        var count: UInt = 0
        var rest: UInt = 0
        var data: UnsafeMutablePointer<UInt8>?
        gdk_x11_display_error_trap_push(display)
        let result = XGetWindowProperty(
            connection,
            window,
            atom(property),
            0,
            1024,
            0,
            Atom(AnyPropertyType),
            &type,
            &format,
            &count,
            &rest,
            &data
        )
        gdk_x11_display_error_trap_pop_ignored(display)
        guard result == Success, format == 32, let data else { return [] }
        defer { XFree(data) }
        // Numbers of 32 bits arrive as C longs.
        return data.withMemoryRebound(to: Int.self, capacity: Int(count)) { longs in
            (0..<Int(count)).map { longs[$0] }
        }
    }

    /// Sets a property of a window to a list of numbers of this type.
    func set(_ property: String, of window: Window, type: Atom, to numbers: [Int]) {
        numbers.withUnsafeBytes { bytes in
            _ = XChangeProperty(
                connection,
                window,
                atom(property),
                type,
                32,
                PropModeReplace,
                bytes.bindMemory(to: UInt8.self).baseAddress,
                Int32(numbers.count)
            )
        }
    }

    /// Asks the window manager for something, as the window manager hints define it.
    func ask(_ message: String, of window: Window, _ numbers: Int...) {
        var event = XEvent()
        event.xclient.type = ClientMessage
        event.xclient.window = window
        event.xclient.message_type = atom(message)
        event.xclient.format = 32
        event.xclient.data.l = (
            numbers.count > 0 ? numbers[0] : 0, numbers.count > 1 ? numbers[1] : 0,
            numbers.count > 2 ? numbers[2] : 0, numbers.count > 3 ? numbers[3] : 0,
            numbers.count > 4 ? numbers[4] : 0
        )
        let mask = SubstructureRedirectMask | SubstructureNotifyMask
        XSendEvent(connection, root, 0, mask, &event)
    }

    /// Whether a window manager is there that keeps to the window manager hints.
    var hasWindowManager: Bool {
        !numbers("_NET_SUPPORTING_WM_CHECK", of: root).isEmpty
    }

    /// The workspace that the user looks at.
    var currentWorkspace: Int? { numbers("_NET_CURRENT_DESKTOP", of: root).first }

    /// The workspace that a window is on; nil if it is on all of them.
    func workspace(of window: Window) -> Int? {
        let workspace = numbers("_NET_WM_DESKTOP", of: window).first
        return workspace.map { $0 & 0xFFFF_FFFF } == 0xFFFF_FFFF ? nil : workspace
    }
}
