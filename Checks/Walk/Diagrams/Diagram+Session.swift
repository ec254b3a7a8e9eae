// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

extension Diagram {
    /// How far a session is.
    static var session: Diagram {
        var diagram = Diagram(
            "session",
            of: ["not begun", "requested", "announced", "failing", "active", "stopping", "over"]
        )
        visit { before, event, after in
            diagram.add(event.label, from: before.state.name, to: after.state.name)
        }
        return diagram
    }

    /// What a session owes the platform.
    static var restoration: Diagram {
        var diagram = Diagram(
            "restoration",
            of: ["unasked", "asks the app", "waits for a view", "answered true", "answered false"]
        )
        visit { before, event, after in
            guard let from = before.restorationName, let to = after.restorationName else { return }
            diagram.add(event.label, from: from, to: to)
        }
        return diagram
    }

    private static func visit(_ body: (Session, Session.Event, Session) -> Void) {
        explore(
            from: Session(number: SessionNumber(rawValue: 1), source: .own),
            { _ in Session.Event.all },
            { _ = $0.handle($1) },
            body
        )
    }
}

extension Source {
    fileprivate static let own = Source(
        surface: SurfaceID(view: ViewID(rawValue: 1), player: PlayerID(rawValue: 1))
    )
    fileprivate static let other = Source(
        surface: SurfaceID(view: ViewID(rawValue: 2), player: PlayerID(rawValue: 2))
    )
}

extension Session.State {
    /// How far a session is, in a word.
    package var name: String {
        switch self {
        case .inactive(nil): "not begun"
        case .inactive: "over"
        case .starting(.requested, _): "requested"
        case .starting(.announced, _): "announced"
        case .failing: "failing"
        case .active: "active"
        case .stopping: "stopping"
        }
    }
}

extension Session {
    fileprivate var restorationName: String? {
        switch course?.restoration {
        case nil: nil
        case .unasked: "unasked"
        case .sought(.app): "seeks the screen"
        case .sought(.surface): "seeks a view"
        case .asked(.app): "asks the app"
        case .asked(.surface): "waits for a view"
        case .answered(true): "answered true"
        case .answered(false): "answered false"
        }
    }
}

extension Session.Event {
    fileprivate static let all: [Session.Event] =
        [
            .startRequested, .willStart, .didStart, .failedToStart(.refused("busy")),
            .restoreUserInterface, .willStop, .didStop, .surfaceReturned, .surfaceWithdrawn,
            .restorationAnswered(true), .restorationAnswered(false), .surfaceLost,
        ] + Deadline.allCases.map { .deadlineExpired($0) }
        + [
            .restore, .reopen, .returnToForeground, .endOfContent, .close,
            .replace(by: .other), .overtaken(by: .other),
        ].map { (wish: Wish) in .endRequested(wish) }

    /// The event in the words of the code; what may come with it does not matter.
    fileprivate var label: String {
        switch self {
        case .startRequested: "startRequested"
        case .willStart: "willStart"
        case .didStart: "didStart"
        case .failedToStart: "failedToStart"
        case .restoreUserInterface: "restoreUserInterface"
        case .willStop: "willStop"
        case .didStop: "didStop"
        case .surfaceReturned: "surfaceReturned"
        case .surfaceWithdrawn: "surfaceWithdrawn"
        case .surfaceLost: "surfaceLost"
        case .restorationAnswered(let answer): "the app says \(answer)"
        case .deadlineExpired(let deadline): "\(deadline) limit"
        case .endRequested(.replace), .endRequested(.overtaken): "another source"
        case .endRequested(let wish): "\(wish)"
        }
    }
}
