// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// Names one player for as long as the process runs.
///
/// A new player never gets the identifier of an earlier one, so a late report
/// about a player that is gone cannot be taken for one about its successor.
public struct PlayerID: Hashable, Comparable, Sendable {
    /// The number behind the name. It means nothing beyond being unlike others.
    public let rawValue: Int

    /// Makes the identifier with this number; equal numbers name the same player.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static func < (lhs: Self, rhs: Self) -> Bool {
        lhs.rawValue < rhs.rawValue
    }
}

/// Names one video view for as long as the process runs.
///
/// A new view never gets the identifier of an earlier one.
public struct ViewID: Hashable, Comparable, Sendable {
    /// The number behind the name. It means nothing beyond being unlike others.
    public let rawValue: Int

    /// Makes the identifier with this number; equal numbers name the same view.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static func < (lhs: Self, rhs: Self) -> Bool {
        lhs.rawValue < rhs.rawValue
    }
}
