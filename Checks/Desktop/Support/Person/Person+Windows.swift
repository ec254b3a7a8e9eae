// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CXTest

/// What a person asks the window manager for, by its menus, panels and shortcuts.
extension Person {
    /// The number that says: asked for by a pager, on behalf of the user.
    private static let user = 2

    /// Puts a window's icon in its place.
    @discardableResult
    public func minimise(_ window: UInt) -> MonotonicTime {
        let now = MonotonicTime.now
        XIconifyWindow(connection.display, window, XDefaultScreen(connection.display))
        XFlush(connection.display)
        return now
    }

    /// Gives a window the keyboard, and brings it back when it was minimised.
    @discardableResult
    public func activate(_ window: UInt) -> MonotonicTime {
        send("_NET_ACTIVE_WINDOW", window, [Self.user, 0, 0])
    }

    /// Closes a window with the button in its title bar.
    @discardableResult
    public func close(_ window: UInt) -> MonotonicTime {
        send("_NET_CLOSE_WINDOW", window, [0, Self.user])
    }

    /// Goes to another workspace.
    @discardableResult
    public func switchTo(workspace: Int) -> MonotonicTime {
        send("_NET_CURRENT_DESKTOP", connection.root, [workspace, 0])
    }

    /// Moves a window's content to a place.
    @discardableResult
    public func move(_ window: UInt, toX x: Int, y: Int) -> MonotonicTime {
        // Static gravity (10), and the bits that say that x and y are given.
        send("_NET_MOVERESIZE_WINDOW", window, [10 | 3 << 8 | Self.user << 12, x, y, 0, 0])
    }

    /// Gives a window's content another size.
    @discardableResult
    public func resize(_ window: UInt, toWidth width: Int, height: Int) -> MonotonicTime {
        send(
            "_NET_MOVERESIZE_WINDOW",
            window,
            [10 | 12 << 8 | Self.user << 12, 0, 0, width, height]
        )
    }

    /// Makes a window as large as the screen allows, or as it was before.
    @discardableResult
    public func maximise(_ window: UInt, _ isMaximised: Bool = true) -> MonotonicTime {
        send(
            "_NET_WM_STATE",
            window,
            [
                isMaximised ? 1 : 0, Int(connection.atom("_NET_WM_STATE_MAXIMIZED_VERT")),
                Int(connection.atom("_NET_WM_STATE_MAXIMIZED_HORZ")), Self.user,
            ]
        )
    }

    private func send(_ type: String, _ window: UInt, _ values: [Int]) -> MonotonicTime {
        let now = MonotonicTime.now
        connection.send(type, about: window, values)
        return now
    }
}
