// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// What a platform knows of a player.
public struct PlayerFacts: Hashable, Sendable {
    /// Whether it is meant to play, be it that it still has to load for it.
    public var isPlaying: Bool
    /// Whether it has a picture to show.
    public var hasVideo: Bool

    /// Makes the facts of a player; by default one that has nothing to show.
    public init(isPlaying: Bool = false, hasVideo: Bool = false) {
        self.isPlaying = isPlaying
        self.hasVideo = hasVideo
    }
}
