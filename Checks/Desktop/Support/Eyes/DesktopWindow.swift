// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// A place and a size on the screen, in pixels.
public struct Area: Hashable, Sendable, CustomStringConvertible {
    /// The left edge.
    public var x: Int
    /// The upper edge.
    public var y: Int
    /// The width.
    public var width: Int
    /// The height.
    public var height: Int

    /// Makes an area.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The first column to the right of it.
    public var right: Int { x + width }
    /// The first row below it.
    public var bottom: Int { y + height }
    /// As X writes it.
    public var description: String { "\(width)x\(height)+\(x)+\(y)" }
}

/// A window as the window manager and the X server describe it.
public struct DesktopWindow: Hashable, Sendable {
    /// The number that X gave it.
    public var id: UInt
    /// The number of the window at the top level: its frame, or itself when it has none.
    public var topLevel: UInt
    /// The title.
    public var title: String
    /// The application's name, the second part of WM_CLASS.
    public var applicationClass: String
    /// The window's role.
    public var role: String
    /// The names in _NET_WM_STATE, without the prefix in front of ABOVE, HIDDEN and the others.
    public var states: Set<String>
    /// The workspace, or `nil` for a window on all workspaces.
    public var workspace: Int?
    /// Place and size of its content.
    public var area: Area
    /// Whether the X server has it mapped, with all its parents.
    public var isViewable: Bool
    /// The widths of what the window manager draws round it: left, right, top, bottom.
    public var frameExtents: [Int]
}
