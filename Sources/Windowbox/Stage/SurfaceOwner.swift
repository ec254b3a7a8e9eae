// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// Who has a surface.
public enum SurfaceOwner: Hashable, Sendable {
    /// A view shows it.
    case view(ViewID)
    /// The overlay has borrowed it; the view that it came from shows a placeholder.
    case overlay
}
