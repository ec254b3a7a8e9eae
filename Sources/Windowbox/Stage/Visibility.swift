// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// Whether a view is part of what its scene shows.
///
/// A view in a window that is minimised is still visible: it will be seen again as
/// soon as the window is. A view on a screen that was left within the app is hidden.
public enum Visibility: Hashable, Sendable, CaseIterable {
    /// Part of what the scene shows.
    case visible
    /// Not part of it.
    case hidden
}
