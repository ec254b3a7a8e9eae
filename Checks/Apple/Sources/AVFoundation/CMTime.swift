// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// A time of a player's.
public struct CMTime: Hashable, Sendable {
    public var seconds: Double

    public init(seconds: Double, preferredTimescale: Int32) {
        self.seconds = seconds
    }

    public static let zero = CMTime(seconds: 0, preferredTimescale: 1)
}
