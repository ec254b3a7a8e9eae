// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

extension Session {
    /// One step that a session wants done.
    package enum Effect: Hashable, Sendable {
        /// Ask the platform to start; a will-start or a failure answers it.
        case startPictureInPicture
        /// Ask the platform to stop; a did-stop answers it.
        case stopPictureInPicture
        /// Have the platform bring the app before the user, since a screen is asked for.
        case bringForward
        /// Ask the app for the player's screen; `restorationAnswered` answers it.
        case askForRestoration
        /// Give the platform the one answer to its restore request; an answer reaches
        /// every request of the session that is still open.
        case finishRestoration(Bool)
        /// Begin to count a time limit; `deadlineExpired` answers it.
        case startDeadline(Deadline)
        /// Count this limit no longer.
        case cancelDeadline(Deadline)
        /// Count none of the session's limits any longer.
        case cancelDeadlines
        /// Keep the app's object alive.
        case keepPersistable
        /// Let go of the app's object.
        case releasePersistable
        /// Tell the app.
        case announce(Announcement)
        /// Tell whoever listens that something came which does not fit.
        case reportOrphan(Event)
    }

    /// What the app is told of a session, in this order and each once; a failure
    /// comes in place of what would follow.
    package enum Announcement: Hashable, Sendable {
        case willStart
        case didStart
        case failedToStart(StartFailure)
        case willStop
        case didStop(Ending)
    }
}

extension Source {
    /// With what the player's screen may go, without a pause, if the platform can do without it
    /// from will-start.
    var dismissal: Session.Announcement {
        switch (kind, presentation) {
        case (.systemVideo, .inline): .didStart
        case (.video, _), (.systemVideo, .fullScreen): .willStart
        }
    }
}
