// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// Names one player for as long as the process runs.
///
/// A new player never gets the identifier of an earlier one, so a late report
/// about a player that is gone cannot be taken for one about its successor.
public struct PlayerID: Identifier {
    /// The number behind the name.
    public let rawValue: Int

    /// Makes the identifier with this number; equal numbers name the same player.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}

extension PlayerID {
    @MainActor private static var last = 0

    /// Returns an identifier that no player of this process has had yet.
    @MainActor public static func unique() -> PlayerID {
        last += 1
        return PlayerID(rawValue: last)
    }
}
