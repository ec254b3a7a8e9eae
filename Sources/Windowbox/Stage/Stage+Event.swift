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
        /// The system has paused a player that is meant to play.
        case playerPaused(PlayerID, SystemPause)
        /// What a player played has come to its end.
        case contentEnded(PlayerID)
        /// A player is gone for good.
        case playerRemoved(PlayerID)
        /// A scene has come or gone.
        case sceneChanged(SceneID, ScenePhase)
        /// The app has set what is to be done where apps disagree.
        case policiesChanged(Policies)
        /// A session that was begun in this way takes its surface into the overlay.
        case borrowed(SurfaceID, Trigger = .request)
        /// A session gives its surface back as soon as there is a view for it.
        case yielded(SurfaceID)
        /// The app has closed the session of this surface; its end is still to come.
        case closed(SurfaceID)
        /// A session is over, with this ending.
        case returned(SurfaceID, Ending)
    }
}
