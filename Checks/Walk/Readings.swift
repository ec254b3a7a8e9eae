// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

extension Session {
    /// How much of its story has been told: will-start, did-start, will-stop, did-stop.
    var chapter: Int {
        switch state {
        case .inactive, .starting(.requested, _): 0
        case .starting(.announced, _): 1
        case .active: 2
        case .stopping: 3
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
        case .inactive, .stopping: false
        }
    }

    /// Whether it waits for nothing.
    var isAtRest: Bool {
        switch state {
        case .active: isUndisturbed
        case .inactive, .starting, .stopping: false
        }
    }

    var course: Course? {
        switch state {
        case .inactive: nil
        case .starting(_, let course), .active(let course), .stopping(let course): course
        }
    }
}

extension Session.Announcement {
    var chapter: Int {
        switch self {
        case .willStart: 1
        case .didStart: 2
        case .willStop: 3
        case .failedToStart, .didStop: 4
        }
    }
}

extension Machines {
    func session(_ number: SessionNumber) -> Session? {
        sessions.first { $0.number == number }
    }
}

extension Machines.Effect {
    var number: SessionNumber? {
        switch self {
        case .session(let number, _, _): number
        case .stage, .refuse, .declineRestoration, .dismiss, .reportOrphan: nil
        }
    }

    var isStrange: Bool {
        switch self {
        case .reportOrphan: true
        case .stage, .session, .refuse, .declineRestoration, .dismiss: false
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
