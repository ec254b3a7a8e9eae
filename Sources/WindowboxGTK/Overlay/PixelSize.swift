// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// A size in pixels.
struct PixelSize: Hashable, Sendable {
    var width: Int
    var height: Int
}
