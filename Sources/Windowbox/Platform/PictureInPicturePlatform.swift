// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// What a platform does for Picture in Picture.
///
/// A platform performs what it is asked and reports what happens; it decides
/// nothing about the life of a session. It may report from within a call made to it:
/// the service takes the report in when it has done what it is doing.
///
/// When the user leaves the app, the platform starts Picture in Picture by itself
/// for the armed surface, if that is to start on leaving, and reports as always.
@MainActor
public protocol PictureInPicturePlatform: AnyObject {
    /// What the platform can do. When it changes, the service is to be told by
    /// ``PictureInPicture/platformChanged()``.
    var capabilities: Capabilities { get }

    /// Why the platform cannot show Picture in Picture at all, as a sentence that an
    /// app can show; nil where it can. When it changes, the service is to be told by
    /// ``PictureInPicture/platformChanged()``.
    var obstacle: String? { get }

    /// Why the platform cannot show this surface in Picture in Picture now, as a sentence that
    /// an app can show; nil where it can, and where only a try would tell. When it changes, the
    /// service is to be told by ``PictureInPicture/platformChanged()``.
    func obstacle(to surface: SurfaceID) -> String?

    /// Makes this the surface that is taken when the app is left; nil for none.
    ///
    /// It is said whenever the choice changes, and not otherwise. It is the time to
    /// prepare the overlay, so that nothing has to be made on the way.
    func arm(_ armed: ArmedSurface?)

    /// Makes a surface that draws its player, and gives it to the view it is named after.
    func makeSurface(_ surface: SurfaceID)

    /// Moves a surface: to a view, which shows it from now on, or to the overlay, from
    /// where it comes back later.
    func moveSurface(_ surface: SurfaceID, to owner: SurfaceOwner)

    /// Lets go of a surface; nothing shows it any more.
    func discardSurface(_ surface: SurfaceID)

    /// Starts Picture in Picture of a surface.
    ///
    /// Answered by will-start and did-start, or by failed-to-start. The surface has been
    /// moved to the overlay before. Without a did-start within the time limit it is given up,
    /// and a stop is asked for.
    func startPictureInPicture(_ surface: SurfaceID)

    /// Stops Picture in Picture of a surface.
    ///
    /// Answered by restore, will-stop and did-stop, in the platform's own order; restore
    /// may be left out; without a did-stop within the time limit it counts as stopped. Without
    /// Picture in Picture of this surface it does nothing.
    func stopPictureInPicture(_ surface: SurfaceID)

    /// Brings the app before the user, where that takes more than the user's own request:
    /// a screen is about to be asked for, and it must be seen to count.
    func bringForward(_ surface: SurfaceID)

    /// Answers the restore requests of a surface that are still open, all alike.
    ///
    /// - Parameters:
    ///   - surface: The surface whose requests are answered.
    ///   - isRestored: Whether the player's screen is back and shows the surface.
    func finishRestoration(_ surface: SurfaceID, isRestored: Bool)

    /// Pauses a player, by a policy.
    func pause(_ player: PlayerID)

    /// Plays a player on that the system has paused, as ``PictureInPicture/playerPaused(_:by:)``
    /// has told.
    func play(_ player: PlayerID)

    /// Has the overlay show how playback stands: whether it plays, how fast, how far its content
    /// reaches.
    ///
    /// It is said once for each change while the overlay has the surface.
    func invalidatePlaybackState(_ surface: SurfaceID)
}

extension PictureInPicturePlatform {
    /// Does nothing, as is right where no system pauses by itself.
    public func play(_ player: PlayerID) {}

    /// Does nothing, as is right where the overlay follows the player itself.
    public func invalidatePlaybackState(_ surface: SurfaceID) {}
}

extension PictureInPicturePlatform {
    /// Nothing: what is no obstacle to all is none to one.
    public func obstacle(to surface: SurfaceID) -> String? { nil }
}
