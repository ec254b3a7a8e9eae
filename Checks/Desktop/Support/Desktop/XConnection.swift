// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CXTest
import Foundation

/// A connection to an X server; it is used from one thread.
public final class XConnection {
    let display: OpaquePointer
    let root: Window

    private var atoms: [String: Atom] = [:]

    /// Connects.
    public init(display name: String) throws {
        // A window that someone asks about may just have gone: that is an answer, not an error
        // to die of, as Xlib would have it.
        XSetErrorHandler { _, _ in 0 }
        // The end of a server ends its desktop, not this process.
        XSetIOErrorHandler { _ in 0 }
        guard let display = XOpenDisplay(name) else {
            throw DesktopError("The display \(name) cannot be opened.")
        }
        XSetIOErrorExitHandler(display, { _, _ in }, nil)
        self.display = display
        root = XDefaultRootWindow(display)
    }

    deinit {
        XCloseDisplay(display)
    }

    func atom(_ name: String) -> Atom {
        if let atom = atoms[name] { return atom }
        let atom = XInternAtom(display, name, 0)
        atoms[name] = atom
        return atom
    }

    func name(of atom: Atom) -> String {
        guard let name = XGetAtomName(display, atom) else { return "" }
        defer { XFree(name) }
        return String(cString: name)
    }

    /// A property's items of 32 bits, which Xlib hands out as longs.
    func cardinals(_ window: Window, _ property: String) -> [UInt] {
        read(window, property) { data, count, format in
            guard format == 32 else { return [] }
            return data.withMemoryRebound(to: UInt.self, capacity: count) {
                // The upper halves of the longs mean nothing.
                UnsafeBufferPointer(start: $0, count: count).map { $0 & 0xFFFF_FFFF }
            }
        } ?? []
    }

    func windows(_ window: Window, _ property: String) -> [Window] {
        cardinals(window, property)
    }

    /// A property's text; several parts are separated by a blank.
    func text(_ window: Window, _ property: String) -> String {
        read(window, property) { data, count, format in
            guard format == 8 else { return "" }
            let bytes = UnsafeBufferPointer(start: data, count: count)
            return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
                .joined(separator: " ")
        } ?? ""
    }

    /// Sends a message about a window to the window manager.
    func send(_ type: String, about window: Window, _ values: [Int]) {
        var event = XEvent()
        event.xclient.type = ClientMessage
        event.xclient.window = window
        event.xclient.message_type = atom(type)
        event.xclient.format = 32
        let padded = values + Array(repeating: 0, count: 5 - values.count)
        event.xclient.data.l = (padded[0], padded[1], padded[2], padded[3], padded[4])
        let mask = SubstructureRedirectMask | SubstructureNotifyMask
        XSendEvent(display, root, 0, mask, &event)
        XFlush(display)
    }

    /// Fills the screen behind all windows with a colour.
    func fillBackground(_ rgb: UInt) {
        XSetWindowBackground(display, root, rgb)
        XClearWindow(display, root)
        XSync(display, 0)
    }

    /// The windows directly within a window, from the lowest to the uppermost.
    func children(of window: Window) -> [Window] {
        tree(of: window).children
    }

    /// The ancestor of a window that lies directly within the root.
    func topLevel(of window: Window) -> Window {
        var window = window
        while true {
            let parent = tree(of: window).parent
            if parent == root || parent == 0 { return window }
            window = parent
        }
    }

    private func tree(of window: Window) -> (parent: Window, children: [Window]) {
        var root: Window = 0
        var parent: Window = 0
        var list: UnsafeMutablePointer<Window>?
        var count: UInt32 = 0
        guard XQueryTree(display, window, &root, &parent, &list, &count) != 0 else {
            return (0, [])
        }
        defer { if let list { XFree(list) } }
        return (parent, Array(UnsafeBufferPointer(start: list, count: Int(count))))
    }

    private func read<Value>(
        _ window: Window,
        _ property: String,
        _ body: (UnsafeMutablePointer<UInt8>, Int, Int32) -> Value
    ) -> Value? {
        var type: Atom = 0
        var format: Int32 = 0
        var count: UInt = 0
        var rest: UInt = 0
        var data: UnsafeMutablePointer<UInt8>?
        XGetWindowProperty(
            display,
            window,
            atom(property),
            0,
            65536,
            0,
            0 /* any type */,
            &type,
            &format,
            &count,
            &rest,
            &data
        )
        guard let data else { return nil }
        defer { XFree(data) }
        return body(data, Int(count), format)
    }
}
