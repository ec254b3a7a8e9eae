// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// A name for one thing, in the form of a number.
///
/// The number means nothing beyond being unlike others; later ones are greater.
public protocol Identifier: RawRepresentable<Int>, Hashable, Comparable, Sendable {
    /// Makes the identifier with this number; equal numbers name the same thing.
    init(rawValue: Int)
}

extension Identifier {
    /// Whether the left one was given out earlier.
    public static func < (lhs: Self, rhs: Self) -> Bool {
        lhs.rawValue < rhs.rawValue
    }
}
