// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

extension Session {
    /// Where a session stands.
    package enum State: Hashable, Sendable {
        /// Not begun (no ending), or over.
        case inactive(Ending?)
        /// On the way into the overlay.
        case starting(Beginning, Course)
        /// It does not come up; it is seen to that the screen that was to go for it is there.
        case failing(StartFailure, Course)
        /// In the overlay.
        case active(Course)
        /// On the way out of the overlay.
        case stopping(Course)
    }

    /// How far a start has come.
    package enum Beginning: Hashable, Sendable {
        /// Asked of the platform, which has said nothing yet.
        case requested
        /// The platform has said that it will start.
        case announced
    }
}

extension Session {
    /// What is wanted of the session; that it goes on where it is not running.
    package var wish: Wish {
        switch state {
        case .inactive: .proceed
        case .starting(_, let course), .failing(_, let course), .active(let course),
            .stopping(let course):
            course.wish
        }
    }

    /// Whether it has begun and is not over.
    package var isAlive: Bool {
        switch state {
        case .inactive: false
        case .starting, .failing, .active, .stopping: true
        }
    }

    /// Why it does not start; nil unless its screen is waited for.
    package var failure: StartFailure? {
        switch state {
        case .failing(let failure, _): failure
        case .inactive, .starting, .active, .stopping: nil
        }
    }

    /// Whether the overlay is, or is about to be, what shows the player, as the app was told: from
    /// will-start to will-stop, or to the failure.
    package var isInOverlay: Bool {
        switch state {
        case .inactive, .starting(.requested, _), .stopping: false
        case .starting(.announced, _), .failing, .active: true
        }
    }
}
