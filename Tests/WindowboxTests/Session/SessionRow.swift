// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import Windowbox
import WindowboxWalk

/// Given these events, when this event, then these effects and this state.
struct SessionRow: Sendable, CustomTestStringConvertible {
    var given: [Session.Event]
    var event: Session.Event
    var effects: [Session.Effect]
    var state: Session.State
    var location: SourceLocation

    init(
        _ given: [Session.Event],
        _ event: Session.Event,
        _ effects: [Session.Effect],
        _ state: Session.State,
        at location: SourceLocation = #_sourceLocation
    ) {
        self.given = given
        self.event = event
        self.effects = effects
        self.state = state
        self.location = location
    }

    var testDescription: String {
        "line \(location.line): \(readable(event)) after \(given.map { readable($0) })"
    }

    func run() -> (before: Session, after: Session, effects: [Session.Effect]) {
        var session = Session(number: first, source: sourceAP)
        for event in given { _ = session.handle(event) }
        let before = session
        let effects = session.handle(event)
        return (before, session, effects)
    }

    func check() {
        let (_, after, found) = run()
        #expect(found == effects, sourceLocation: location)
        #expect(after.state == state, sourceLocation: location)
    }
}

// How the rows come to where they begin.
extension [Session.Event] {
    static var requested: [Session.Event] { [.startRequested] }
    static var announced: [Session.Event] { [.willStart] }
    static var active: [Session.Event] { [.willStart, .didStart] }
    static var asked: [Session.Event] { active + [.restoreUserInterface] }
    static var stopping: [Session.Event] { active + [.willStop] }
}

extension [Session.Effect] {
    static var begun: [Session.Effect] { [.keepPersistable, .startDeadline(.start)] }
    static var stop: [Session.Effect] { [.startDeadline(.stop), .stopPictureInPicture] }

    static func answer(_ isRestored: Bool) -> [Session.Effect] {
        [.cancelDeadline(.restoration), .finishRestoration(isRestored), .startDeadline(.stop)]
    }

    static func failed(_ failure: StartFailure) -> [Session.Effect] {
        [.cancelDeadlines, .announce(.failedToStart(failure)), .releasePersistable]
    }

    /// An end without a will-stop before.
    static func endedAtOnce(_ ending: Ending) -> [Session.Effect] {
        [
            .cancelDeadlines, .announce(.willStop), .announce(.didStop(ending)),
            .releasePersistable,
        ]
    }

    static func ended(_ ending: Ending) -> [Session.Effect] {
        [.cancelDeadlines, .announce(.didStop(ending)), .releasePersistable]
    }
}

func orphan(_ event: Session.Event) -> [Session.Effect] { [.reportOrphan(event)] }
