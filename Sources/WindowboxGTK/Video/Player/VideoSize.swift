// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// The size of a picture in pixels.
public struct VideoSize: Hashable, Sendable {
    /// Pixels from left to right.
    public var width: Int
    /// Pixels from top to bottom.
    public var height: Int

    /// Makes a size.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}
