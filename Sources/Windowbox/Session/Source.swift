// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// What a session started from.
///
/// It is recorded when the session begins and does not change, whatever becomes
/// of the view meanwhile: restoration is told where to bring the video back to.
public struct Source: Hashable, Sendable {
    /// The surface that the overlay borrows; it names the player.
    public let surface: SurfaceID
    /// The view that the session started from. It had the surface, whichever view the
    /// surface was made for.
    public let view: ViewID
    /// Which kind of view showed it.
    public let kind: VideoViewKind
    /// How the view was presented.
    public let presentation: Presentation
    /// Who began the session.
    public let trigger: Trigger

    /// The player that plays in the overlay.
    public var player: PlayerID { surface.player }

    /// Makes a source; by default the view is the one that the surface was made for.
    public init(
        surface: SurfaceID,
        view: ViewID? = nil,
        kind: VideoViewKind = .video,
        presentation: Presentation = .inline,
        trigger: Trigger = .request
    ) {
        self.surface = surface
        self.view = view ?? surface.view
        self.kind = kind
        self.presentation = presentation
        self.trigger = trigger
    }
}
