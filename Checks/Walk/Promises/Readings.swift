// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

/// How much of a session's story has been told.
enum Chapter: Hashable {
    case nothing
    case willStart
    case didStart
    case willStop
    /// Did-stop, or a failure.
    case end

    var isInOverlay: Bool { self == .willStart || self == .didStart }
}

extension Session {
    /// What must have been told of it.
    var chapter: Chapter {
        switch state {
        case .inactive, .starting(.requested, _): .nothing
        case .starting(.announced, _), .failing: .willStart
        case .active: .didStart
        case .stopping: .willStop
        }
    }

    var isAsked: Bool {
        switch course?.restoration {
        case .asked: true
        case .unasked, .sought, .answered, nil: false
        }
    }

    /// Whether the app is asked for a screen, though the platform has not asked.
    var isSeeking: Bool {
        switch course?.restoration {
        case .sought: true
        case .unasked, .asked, .answered, nil: false
        }
    }

    /// Whether nobody wants it to end.
    var isUndisturbed: Bool {
        switch state {
        case .starting, .active: course?.wish == .proceed && course?.restoration == .unasked
        case .inactive, .failing, .stopping: false
        }
    }

    /// Whether another session is to follow it.
    var isFollowed: Bool {
        switch wish {
        case .replace: true
        case .proceed, .restore, .reopen, .returnToForeground, .endOfContent, .close, .abandon,
            .overtaken:
            false
        }
    }

    /// Whether it waits for nothing.
    var isAtRest: Bool {
        switch state {
        case .active: isUndisturbed
        case .inactive, .starting, .failing, .stopping: false
        }
    }

    var course: Course? {
        switch state {
        case .inactive: nil
        case .starting(_, let course), .failing(_, let course), .active(let course),
            .stopping(let course):
            course
        }
    }
}

extension Session.Announcement {
    var chapter: Chapter {
        switch self {
        case .willStart: .willStart
        case .didStart: .didStart
        case .willStop: .willStop
        case .failedToStart, .didStop: .end
        }
    }

    /// Whether it may come next.
    func follows(_ chapter: Chapter) -> Bool {
        switch self {
        case .willStart: chapter == .nothing
        case .didStart: chapter == .willStart
        case .failedToStart: chapter == .nothing || chapter == .willStart
        case .willStop: chapter == .willStart || chapter == .didStart
        case .didStop: chapter == .willStop
        }
    }
}

extension Wish {
    /// Whether another takes the overlay.
    var isOvertaking: Bool {
        switch self {
        case .replace, .overtaken: true
        case .proceed, .restore, .reopen, .returnToForeground, .endOfContent, .close, .abandon:
            false
        }
    }
}

extension Machines.Effect {
    /// Whether it tells of a report that does not fit.
    var isOrphan: Bool {
        switch self {
        case .reportOrphan, .session(_, _, .reportOrphan): true
        case .stage, .session, .refuse, .declineRestoration, .dismiss: false
        }
    }

    /// Whether it is what a report that does not fit may get for an answer.
    var isRebuff: Bool {
        switch self {
        case .declineRestoration, .dismiss, .session(_, _, .finishRestoration(false)): true
        case .stage, .session, .refuse, .reportOrphan: false
        }
    }
}

extension World {
    func isOnScreen(_ player: PlayerID) -> Bool {
        machines.stage.views.values.contains { $0.visibility == .visible && $0.player == player }
    }
}

extension VideoViewFacts {
    /// The player that it has on screen.
    var shown: PlayerID? {
        switch visibility {
        case .visible: player
        case .hidden: nil
        }
    }
}
