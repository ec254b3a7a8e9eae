// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// Names one player for as long as the process runs.
///
/// A new player gets an identifier of its own, so a late report about a player that is gone
/// cannot be taken for one about another.
///
/// There is one exception, for a platform to make where an app asks for it: a player that goes
/// on in the place of another, for the next item or for an advertisement, takes over its
/// identifier, its surfaces and its views. Then the session goes on in the overlay, and nothing
/// is told but how playback stands. The other player gets an identifier that is not in use, and
/// nothing of it is reported under the old one any more.
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
