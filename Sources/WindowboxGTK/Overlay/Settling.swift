// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// How far a window is with being of the video's aspect.
enum Settling: Hashable, Sendable {
    /// There is nothing to do.
    case settled
    /// The user has hold of something, and window managers heed nobody else meanwhile.
    case held
    /// The window manager was asked, and may do it or not.
    case asked
}
