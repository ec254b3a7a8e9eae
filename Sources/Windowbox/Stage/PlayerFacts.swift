// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// What a platform knows of a player.
public struct PlayerFacts: Hashable, Sendable {
    /// Whether it is meant to play, be it that it still has to load for it.
    public var isPlaying: Bool
    /// What there is for it to play.
    public var content: Content
    /// Whether its sound is off.
    public var isMuted: Bool
    /// How fast it plays while it does; 1 as it was recorded.
    public var rate: Double
    /// From when to when its content reaches, for players whose overlay does not read that off
    /// the player itself; nil where it does.
    public var timeRange: ClosedRange<Duration>?

    /// What there is for a player to play.
    public enum Content: Hashable, Sendable, CaseIterable {
        /// Nothing, and nothing is on its way: it was emptied.
        case none
        /// It is on its way: a player has it between two items, too.
        case loading
        /// Sound alone.
        case sound
        /// Something with a picture.
        case video
    }

    /// Makes the facts of a player, by default one that is paused.
    public init(
        isPlaying: Bool = false,
        content: Content,
        isMuted: Bool = false,
        rate: Double = 1,
        timeRange: ClosedRange<Duration>? = nil
    ) {
        self.isPlaying = isPlaying
        self.content = content
        self.isMuted = isMuted
        self.rate = rate
        self.timeRange = timeRange
    }

    /// Makes the facts of a player that has a picture or is loading one; by default one that is
    /// paused, and loads.
    public init(isPlaying: Bool = false, hasVideo: Bool = false) {
        self.init(isPlaying: isPlaying, content: hasVideo ? .video : .loading)
    }

    /// Whether it has a picture to show. Without one it counts as loading it.
    public var hasVideo: Bool {
        get { content == .video }
        set { content = newValue ? .video : .loading }
    }

    /// Whether it is to be heard.
    var isHeard: Bool {
        isPlaying && !isMuted && content != .none
    }
}
