// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// What a platform knows of a video view.
public struct VideoViewFacts: Hashable, Sendable {
    /// Which kind of view it is.
    public var kind: VideoViewKind
    /// The player that it shows.
    public var player: PlayerID?
    /// The scene that it is in; nil while it is in none.
    public var scene: SceneID?
    /// Whether it is part of what its scene shows.
    public var visibility: Visibility
    /// Whether Picture in Picture may start from it.
    public var supportsPictureInPicture: Bool
    /// Whether Picture in Picture may start from it by itself when the app is left, as far as it
    /// supports it; the policies say whether it does.
    public var canStartPictureInPictureAutomatically: Bool
    /// How it is presented.
    public var presentation: Presentation
    /// Its claim to Picture in Picture where several views support it; the greatest wins.
    public var priority: Int

    /// Makes the facts of a view; by default one that shows nothing to anybody.
    public init(
        kind: VideoViewKind = .video,
        player: PlayerID? = nil,
        scene: SceneID? = nil,
        visibility: Visibility = .hidden,
        supportsPictureInPicture: Bool = false,
        canStartPictureInPictureAutomatically: Bool = true,
        presentation: Presentation = .inline,
        priority: Int = 0
    ) {
        self.kind = kind
        self.player = player
        self.scene = scene
        self.visibility = visibility
        self.supportsPictureInPicture = supportsPictureInPicture
        self.canStartPictureInPictureAutomatically = canStartPictureInPictureAutomatically
        self.presentation = presentation
        self.priority = priority
    }

    /// The player that it shows to its scene; nil while it is hidden.
    var shownPlayer: PlayerID? {
        switch visibility {
        case .visible: player
        case .hidden: nil
        }
    }
}
