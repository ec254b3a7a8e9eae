// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CXTest
import Foundation

/// Sees what is on a desktop: windows with their properties, and pictures of the screen.
public final class Eyes {
    private let connection: XConnection

    /// Opens eyes on a desktop; they are used from one thread.
    public init(_ desktop: VirtualDesktop) throws {
        connection = try XConnection(display: desktop.display)
    }

    /// All windows that the window manager manages, from the lowest to the uppermost.
    public var windows: [DesktopWindow] {
        // The X server's own order: not every window manager keeps a list of it up to date.
        let stack = connection.children(of: connection.root)
        return connection.windows(connection.root, "_NET_CLIENT_LIST").compactMap(window)
            .sorted {
                stack.firstIndex(of: $0.topLevel) ?? -1 < stack.firstIndex(of: $1.topLevel) ?? -1
            }
    }

    /// The window that gets what is typed.
    public var activeWindow: UInt? {
        connection.windows(connection.root, "_NET_ACTIVE_WINDOW").first { $0 != 0 }
    }

    /// The workspace that is shown.
    public var workspace: Int {
        Int(connection.cardinals(connection.root, "_NET_CURRENT_DESKTOP").first ?? 0)
    }

    /// The part of the screen that no panel takes.
    public var workArea: Area {
        let values = connection.cardinals(connection.root, "_NET_WORKAREA").map { Int($0) }
        guard values.count >= 4 else { return screen }
        return Area(x: values[0], y: values[1], width: values[2], height: values[3])
    }

    /// The whole screen.
    public var screen: Area {
        let number = XDefaultScreen(connection.display)
        return Area(
            x: 0,
            y: 0,
            width: Int(XDisplayWidth(connection.display, number)),
            height: Int(XDisplayHeight(connection.display, number))
        )
    }

    /// A window of which only the number is known, or `nil` when it is gone.
    public func window(_ id: UInt) -> DesktopWindow? {
        var attributes = XWindowAttributes()
        guard XGetWindowAttributes(connection.display, id, &attributes) != 0 else { return nil }
        var x: Int32 = 0
        var y: Int32 = 0
        var child: Window = 0
        XTranslateCoordinates(connection.display, id, connection.root, 0, 0, &x, &y, &child)
        let name = connection.text(id, "_NET_WM_NAME")
        let workspace = connection.cardinals(id, "_NET_WM_DESKTOP").first
        return DesktopWindow(
            id: id,
            topLevel: connection.topLevel(of: id),
            title: name.isEmpty ? connection.text(id, "WM_NAME") : name,
            applicationClass: connection.text(id, "WM_CLASS")
                .split(separator: " ").last.map(String.init) ?? "",
            role: connection.text(id, "WM_WINDOW_ROLE"),
            states: Set(
                connection.cardinals(id, "_NET_WM_STATE").map {
                    connection.name(of: $0).replacingOccurrences(of: "_NET_WM_STATE_", with: "")
                }
            ),
            workspace: workspace == 0xFFFF_FFFF ? nil : Int(workspace ?? 0),
            area: Area(
                x: Int(x),
                y: Int(y),
                width: Int(attributes.width),
                height: Int(attributes.height)
            ),
            isViewable: attributes.map_state == IsViewable,
            frameExtents: connection.cardinals(id, "_NET_FRAME_EXTENTS").map { Int($0) }
        )
    }

    /// A picture of the whole screen.
    public func look() throws -> Picture {
        let screen = screen
        let image = XGetImage(
            connection.display,
            connection.root,
            0,
            0,
            UInt32(screen.width),
            UInt32(screen.height),
            ~0,
            ZPixmap
        )
        guard let image else { throw DesktopError("The screen cannot be read.") }
        defer { _ = image.pointee.f.destroy_image(image) }
        let count = Int(image.pointee.bytes_per_line) * screen.height
        return Picture(
            width: screen.width,
            height: screen.height,
            pixels: Data(bytes: image.pointee.data, count: count)
        )
    }
}
