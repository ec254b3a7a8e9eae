// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// A rectangle in pixels; y grows downwards.
struct PixelRectangle: Hashable, Sendable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
}
