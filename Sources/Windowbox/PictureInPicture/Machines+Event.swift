// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

extension Machines {
    /// What the machines are told.
    package enum Event: Hashable, Sendable {
        /// The app asks for Picture in Picture of a view, or of whichever is armed.
        case startRequested(ViewID?)
        /// The app asks for the player's screen.
        case stopRequested
        /// The app wants the overlay gone, and no screen for it.
        case closeRequested
        /// The platform has something to say about a surface.
        case reported(SurfaceID, Report)
        /// A fact about views, players or scenes.
        case staged(Stage.Event)
        /// The app has said whether a player's screen is back.
        case restorationAnswered(SessionNumber, Bool)
        /// A time limit has passed.
        case deadlineExpired(SessionNumber, Deadline)
    }

    /// One step that the machines want done.
    package enum Effect: Hashable, Sendable {
        /// What the stage wants.
        case stage(Stage.Effect)
        /// What a session wants.
        case session(SessionNumber, Source, Session.Effect)
        /// Tell the app that its request was refused.
        case refuse(Refusal)
        /// Answer a restore request that belongs to no session.
        case declineRestoration(SurfaceID)
        /// Ask the platform to stop what belongs to no session.
        case dismiss(SurfaceID)
        /// Tell whoever listens of a report that belongs to no session.
        case reportOrphan(SurfaceID, Report)
    }
}
