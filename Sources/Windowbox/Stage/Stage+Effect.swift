// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

extension Stage {
    /// One step that the stage wants done.
    package enum Effect: Hashable, Sendable {
        /// Have the platform make this the surface that it takes when the app is left.
        case arm(ArmedSurface?)
        /// Have the platform make a surface and give it to the view that it is named after.
        case make(SurfaceID)
        /// Have the platform move a surface.
        case move(SurfaceID, to: SurfaceOwner)
        /// Have the platform let go of a surface.
        case discard(SurfaceID)
        /// Have the platform pause a player: its overlay was closed, nothing shows it any more,
        /// or another is heard.
        case pause(PlayerID)
        /// Have the platform play a player, which the system has paused and nobody else.
        case play(PlayerID)
        /// Have the platform show in the overlay what has changed in playback.
        case refresh(SurfaceID)
        /// Tell the session of this surface that it shall end.
        case requestEnd(SurfaceID, Wish)
        /// Tell the session of this surface that a view has it.
        case surfaceReturned(SurfaceID)
        /// Tell the session of this surface that the view has gone, and the surface is back
        /// in the overlay.
        case surfaceWithdrawn(SurfaceID)
        /// Tell the session of this surface that it is gone for good.
        case surfaceLost(SurfaceID)
    }
}
