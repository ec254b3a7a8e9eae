// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

extension Stage {
    /// What the stage is told.
    package enum Event: Hashable, Sendable {
        /// A view is new, or something about it has changed.
        case viewChanged(ViewID, VideoViewFacts)
        /// A view is gone for good.
        case viewRemoved(ViewID)
        /// The user has used a view.
        case viewInteracted(ViewID)
        /// A player is new, or something about it has changed.
        case playerChanged(PlayerID, PlayerFacts)
        /// What a player played has come to its end.
        case contentEnded(PlayerID)
        /// A player is gone for good.
        case playerRemoved(PlayerID)
        /// A scene has come or gone.
        case sceneChanged(SceneID, ScenePhase)
        /// A session takes its surface into the overlay.
        case borrowed(SurfaceID)
        /// A session gives its surface back as soon as there is a view for it.
        case yielded(SurfaceID)
        /// The app has closed the session of this surface; its end is still to come.
        case closed(SurfaceID)
        /// A session is over, with this ending.
        case returned(SurfaceID, Ending)
    }
}
