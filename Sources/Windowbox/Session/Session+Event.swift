// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

extension Session {
    /// What a session is told.
    package enum Event: Hashable, Sendable {
        // Requests, from the app or the stage.

        /// The app asks for Picture in Picture.
        case startRequested
        /// The app, or the stage for it, asks that the session end in this way.
        case endRequested(Wish)

        // Reports, from the platform, in AVKit's words.

        /// The platform will start; it says so by itself or after a request.
        case willStart
        /// The overlay is up.
        case didStart
        /// The platform did not start, before or after its will-start.
        case failedToStart(StartFailure)
        /// The platform asks for the player's screen, before or after its will-stop.
        case restoreUserInterface
        /// The overlay is about to go.
        case willStop
        /// The overlay is gone.
        case didStop

        // Facts.

        /// A view that has come on screen holds the surface.
        case surfaceReturned
        /// The view that held the surface has gone again; the overlay has it.
        case surfaceWithdrawn
        /// The app has said whether its screen is back.
        case restorationAnswered(Bool)
        /// The surface is gone for good.
        case surfaceLost
        /// A time limit has passed.
        case deadlineExpired(Deadline)
    }
}
