// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// What the demo apps show: each a screen of its own.
public enum Demo: String, CaseIterable, Hashable, Sendable, Identifiable {
    /// One player. Its screen goes when Picture in Picture starts, and comes back.
    case single
    /// One player and what follows: Picture in Picture goes on from item to item.
    case playlist
    /// Two players side by side, which take the overlay from each other.
    case twoPlayers
    /// The same player in two views.
    case twins
    /// One player in a view whose support for Picture in Picture is turned on and off.
    case support
    /// One player in a view of one kind, which is exchanged for one of the other kind.
    case exchange

    /// The name by which it is chosen.
    public var id: String { rawValue }

    /// What a person calls it.
    public var title: String {
        switch self {
        case .single: "One player"
        case .playlist: "Playlist"
        case .twoPlayers: "Two players"
        case .twins: "Twins"
        case .support: "Support"
        case .exchange: "Exchange"
        }
    }

    /// What becomes of the screen when the user has put its video into Picture in Picture.
    public var whenStarted: WhenStarted {
        switch self {
        case .single, .playlist: .dismissed
        // There is more to do on these.
        case .twoPlayers, .twins, .support, .exchange: .kept
        }
    }

    /// What becomes of a screen whose video is in Picture in Picture.
    public enum WhenStarted: Hashable, Sendable {
        /// It goes, so that the user can do other things meanwhile.
        case dismissed
        /// It stays, with a placeholder where the video was.
        case kept
    }
}
