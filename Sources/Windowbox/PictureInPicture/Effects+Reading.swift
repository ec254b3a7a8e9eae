// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

extension Machines.Effect {
    /// The ending that this announces, if it announces one.
    var ending: Ending? {
        switch self {
        case .session(_, _, .announce(.didStop(let ending))): ending
        case .session(_, _, .announce(.failedToStart(let failure))): .failed(failure)
        default: nil
        }
    }
}

extension Stage.Effect {
    /// Whether a session is to be told, and not the platform.
    var isForSession: Bool {
        switch self {
        case .requestEnd, .surfaceReturned, .surfaceWithdrawn, .surfaceLost: true
        case .arm, .make, .move, .discard, .pause, .play, .refresh: false
        }
    }
}

extension Session.Effect {
    /// Whether it answers the platform's question.
    var isAnswer: Bool {
        switch self {
        case .finishRestoration: true
        case .startPictureInPicture, .stopPictureInPicture, .bringForward, .askForRestoration,
            .startDeadline,
            .cancelDeadline, .cancelDeadlines, .keepPersistable, .releasePersistable, .announce,
            .reportOrphan:
            false
        }
    }
}

extension Session.Event {
    /// The platform's report behind the event, if there is one.
    var report: Report? {
        switch self {
        case .willStart: .willStart
        case .didStart: .didStart
        case .failedToStart(let failure): .failedToStart(failure.description)
        case .restoreUserInterface: .restoreUserInterface
        case .willStop: .willStop
        case .didStop: .didStop
        case .startRequested, .endRequested, .surfaceReturned, .surfaceWithdrawn,
            .restorationAnswered, .surfaceLost, .deadlineExpired:
            nil
        }
    }
}
