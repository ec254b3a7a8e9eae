// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

extension Session {
    /// What a session has to do with its surface.
    enum Claim: Hashable {
        /// Nothing yet.
        case none
        /// It is for the overlay.
        case holding
        /// It is for the first view that shows the player.
        case yielding
        /// Nothing any more.
        case over(Ending)

        /// How the stage is told.
        func event(_ source: Source) -> Stage.Event {
            switch self {
            case .none, .holding: .borrowed(source.surface, source.trigger)
            case .yielding: .yielded(source.surface)
            case .over(let ending): .returned(source.surface, ending)
            }
        }
    }

    /// What the session has to do with its surface now.
    var claim: Claim {
        switch state {
        case .inactive(nil): .none
        case .inactive(let ending?): .over(ending)
        case .starting(_, let course):
            // A wish waits until the overlay is up; a question does not.
            course.restoration == .unasked ? .holding : .yielding
        case .active(let course):
            course.wish == .proceed && course.restoration == .unasked ? .holding : .yielding
        case .failing, .stopping: .yielding
        }
    }

    /// Whether nobody wants it to end.
    var isGoingOn: Bool {
        wish == .proceed && claim == .holding
    }

    /// Whether it is on the way in and can still go on, though it is wanted back.
    var canGoOn: Bool {
        switch state {
        case .starting(_, let course): course.isWantedBack
        case .inactive, .failing, .active, .stopping: false
        }
    }

    /// Whether it is in the overlay, be it that it is wanted to end.
    var isActive: Bool {
        switch state {
        case .active: true
        case .inactive, .starting, .failing, .stopping: false
        }
    }

    /// Whether it is on the way out.
    var isStopping: Bool {
        switch state {
        case .stopping: true
        case .inactive, .starting, .failing, .active: false
        }
    }

    /// Whether its screen may go, though the overlay is not up.
    var isAnnounced: Bool {
        switch state {
        case .starting(.announced, _): true
        case .inactive, .starting(.requested, _), .failing, .active, .stopping: false
        }
    }

    /// Whether this is what another run begins with, so that this one is over.
    func isOver(by report: Report) -> Bool {
        switch (state, report) {
        case (.stopping, .willStart), (.failing, .willStart), (.failing, .didStart): true
        default: false
        }
    }
}
