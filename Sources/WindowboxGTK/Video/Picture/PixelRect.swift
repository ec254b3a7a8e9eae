// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// A rectangle of whole pixels.
struct PixelRect: Hashable, Sendable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    var isEmpty: Bool { width <= 0 || height <= 0 }
}
