// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// The life of one run of Picture in Picture, from the request or the platform's
/// will-start to its did-stop.
///
/// A value without clocks, views or players: it is told events, and says what is
/// to be done as a list of single steps in order. Three things are independent and
/// kept apart: how far the session is (the state), what is wanted of it (the
/// wish), and what is owed to the platform for it (the restoration).
///
/// The platform may say anything at any time. What does not fit changes nothing
/// and is itself reported; if it asks a question it is answered all the same.
package struct Session: Hashable, Sendable {
    /// Which session this is.
    package let number: SessionNumber
    /// What it started from.
    package let source: Source
    /// Where it stands.
    package private(set) var state = State.inactive(nil)

    /// Makes a session that has not begun.
    package init(number: SessionNumber, source: Source) {
        self.number = number
        self.source = source
    }

    /// Tells the session what happened, and returns what is to be done, in order.
    package mutating func handle(_ event: Event) -> [Effect] {
        switch (state, event) {

        // MARK: Not begun

        case (.inactive(nil), .startRequested):
            state = .starting(.requested, Course())
            return [.keepPersistable, .startDeadline(.start), .startPictureInPicture]
        case (.inactive(nil), .willStart):
            // The platform started by itself, as it does when the app is left.
            state = .starting(.announced, Course())
            return [.keepPersistable, .startDeadline(.start), .announce(.willStart)]
        case (.inactive(nil), .didStart):
            // Its will-start was lost; the app must not miss it.
            state = .active(Course())
            return [.keepPersistable, .announce(.willStart), .announce(.didStart)]

        // MARK: Over, or nothing to be over

        case (.inactive, .restoreUserInterface):
            // Nobody restores anything for a session that is not there.
            return [.finishRestoration(false), .reportOrphan(event)]
        case (.inactive, .willStart), (.inactive, .didStart), (.inactive, .failedToStart),
            (.inactive, .willStop), (.inactive, .didStop):
            return [.reportOrphan(event)]
        case (.inactive, .startRequested), (.inactive, .endRequested),
            (.inactive, .surfaceReturned), (.inactive, .surfaceWithdrawn),
            (.inactive, .restorationAnswered), (.inactive, .surfaceLost),
            (.inactive, .deadlineExpired):
            // A session runs once, and what its app or its clocks say late is no fault.
            return []

        // MARK: Starting

        case (.starting(let beginning, var course), .startRequested):
            // It is on the way; who wanted it back has thought better of it.
            if course.isWantedBack { course.wish = .proceed }
            state = .starting(beginning, course)
            return []
        case (.starting(let beginning, var course), .endRequested(let wish)):
            // Platforms ignore a stop on the way in, so the wish waits for did-start.
            let effects = course.take(wish)
            state = .starting(beginning, course)
            return effects
        case (.starting(.requested, let course), .surfaceLost):
            return fail(course, .surfaceLost, calling: [.stopPictureInPicture])
        case (.starting(.announced, var course), .surfaceLost):
            let effects = course.take(.abandon)
            state = .starting(.announced, course)
            return effects

        case (.starting(.requested, let course), .willStart):
            state = .starting(.announced, course)
            return [.announce(.willStart)]
        case (.starting(.announced, _), .willStart):
            return [.reportOrphan(event)]

        case (.starting(.requested, var course), .didStart):
            let effects = course.pursue()
            state = .active(course)
            // Its will-start was lost; the app must not miss it.
            return [.cancelDeadline(.start), .announce(.willStart), .announce(.didStart)]
                + effects
        case (.starting(.announced, var course), .didStart):
            let effects = course.pursue()
            state = .active(course)
            return [.cancelDeadline(.start), .announce(.didStart)] + effects

        case (.starting(.requested, let course), .failedToStart(let failure)):
            return fail(course, failure)
        case (.starting(.announced, let course), .failedToStart(let failure)):
            return recover(course, failure)
        case (.starting(.requested, let course), .deadlineExpired(.start)):
            // Should it be on the way, it is called off.
            return fail(course, .silent, calling: [.stopPictureInPicture])
        case (.starting(.announced, let course), .deadlineExpired(.start)):
            return recover(course, .silent, calling: [.stopPictureInPicture])

        case (.starting(.requested, _), .restoreUserInterface):
            // This session has nothing to restore yet: it is an earlier one's question.
            return [.finishRestoration(false), .reportOrphan(event)]
        case (.starting(.requested, _), .willStop), (.starting(.requested, _), .didStop):
            // Nothing can stop that has not begun: it is an earlier session's report.
            return [.reportOrphan(event)]

        case (.starting(.announced, var course), .restoreUserInterface):
            let effects = course.ask()
            state = .starting(.announced, course)
            return effects
        case (.starting(.announced, let course), .willStop):
            // Called off on the way in.
            state = .stopping(course)
            return [.cancelDeadline(.start), .startDeadline(.stop), .announce(.willStop)]
        case (.starting(.announced, let course), .didStop):
            return end(course, announcing: [.announce(.willStop)])

        case (.starting(let beginning, var course), .surfaceReturned),
            (.starting(let beginning, var course), .surfaceWithdrawn),
            (.starting(let beginning, var course), .restorationAnswered),
            (.starting(let beginning, var course), .deadlineExpired(.restoration)):
            let effects = course.settle(event)
            state = .starting(beginning, course)
            return effects
        case (.starting, .deadlineExpired(.stop)), (.starting, .deadlineExpired(.dismissal)):
            return []

        // MARK: Failing

        case (.failing(let failure, let course), .surfaceLost):
            return fail(course, failure)
        case (.failing(let failure, var course), .endRequested),
            (.failing(let failure, var course), .surfaceReturned),
            (.failing(let failure, var course), .surfaceWithdrawn),
            (.failing(let failure, var course), .restorationAnswered),
            (.failing(let failure, var course), .deadlineExpired(.dismissal)),
            (.failing(let failure, var course), .deadlineExpired(.restoration)):
            guard let effects = course.recover(event) else { return fail(course, failure) }
            state = .failing(failure, course)
            return effects
        case (.failing, .restoreUserInterface):
            // There is no overlay that could ask.
            return [.finishRestoration(false), .reportOrphan(event)]
        case (.failing, .willStart), (.failing, .didStart), (.failing, .failedToStart),
            (.failing, .willStop), (.failing, .didStop):
            return [.reportOrphan(event)]
        case (.failing, .startRequested), (.failing, .deadlineExpired(.start)),
            (.failing, .deadlineExpired(.stop)):
            return []

        // MARK: Active

        case (.active, .startRequested):
            return []
        case (.active(var course), .endRequested(let wish)):
            let effects = course.pursue(wish)
            state = .active(course)
            return effects
        case (.active(var course), .surfaceLost):
            let effects = course.pursue(.abandon)
            state = .active(course)
            return effects
        case (.active, .willStart), (.active, .didStart):
            return [.reportOrphan(event)]
        case (.active(let course), .failedToStart(let failure)):
            // The platform took its did-start back: no did-stop will come.
            return end(course, as: .failed(failure), announcing: [.announce(.willStop)])
        case (.active(var course), .restoreUserInterface):
            let effects = course.ask()
            state = .active(course)
            return effects
        case (.active(let course), .willStop):
            state = .stopping(course)
            return [.startDeadline(.stop), .announce(.willStop)]
        case (.active(let course), .didStop):
            return end(course, announcing: [.announce(.willStop)])
        case (.active(let course), .deadlineExpired(.stop)):
            // Asked to stop, the platform said nothing: nothing may hang on it.
            return end(course, announcing: [.announce(.willStop)])
        case (.active(let before), .surfaceReturned), (.active(let before), .surfaceWithdrawn),
            (.active(let before), .restorationAnswered),
            (.active(let before), .deadlineExpired(.restoration)):
            var course = before
            let effects = course.settle(event)
            state = .active(course)
            return effects + course.stop(after: before)
        case (.active, .deadlineExpired(.start)), (.active, .deadlineExpired(.dismissal)):
            return []

        // MARK: Stopping

        case (.stopping, .startRequested):
            return []
        case (.stopping(var course), .endRequested(let wish)):
            let effects = course.take(wish)
            state = .stopping(course)
            return effects
        case (.stopping(var course), .surfaceLost):
            let effects = course.take(.abandon)
            state = .stopping(course)
            return effects
        case (.stopping, .willStart), (.stopping, .didStart), (.stopping, .willStop):
            return [.reportOrphan(event)]
        case (.stopping(var course), .restoreUserInterface):
            // Some platforms ask after their will-stop.
            let effects = course.ask()
            state = .stopping(course)
            return effects
        case (.stopping(let course), .didStop), (.stopping(let course), .failedToStart),
            (.stopping(let course), .deadlineExpired(.stop)):
            // A failure, or silence, on the way out is as good as its end.
            return end(course, announcing: [])
        case (.stopping(var course), .surfaceReturned), (.stopping(var course), .surfaceWithdrawn),
            (.stopping(var course), .restorationAnswered),
            (.stopping(var course), .deadlineExpired(.restoration)):
            let effects = course.settle(event)
            state = .stopping(course)
            return effects
        case (.stopping, .deadlineExpired(.start)), (.stopping, .deadlineExpired(.dismissal)):
            return []
        }
    }

    /// The app was told that it may take its screen away; who sees the video is to see it still.
    private mutating func recover(
        _ course: Course,
        _ failure: StartFailure,
        calling first: [Effect] = []
    ) -> [Effect] {
        guard course.isScreenWanted else { return fail(course, failure, calling: first) }
        var course = course
        let effects = course.awaitScreen()
        state = .failing(failure, course)
        return first + [.cancelDeadline(.start)] + effects
    }

    private mutating func fail(
        _ course: Course,
        _ failure: StartFailure,
        calling last: [Effect] = []
    ) -> [Effect] {
        state = .inactive(.failed(failure))
        return course.lastAnswer + last
            + [.cancelDeadlines, .announce(.failedToStart(failure)), .releasePersistable]
    }

    private mutating func end(
        _ course: Course,
        as ending: Ending? = nil,
        announcing missed: [Effect]
    ) -> [Effect] {
        let last = course.lastAnswer
        let ending = ending ?? course.settledEnding
        state = .inactive(ending)
        return last + [.cancelDeadlines] + missed
            + [.announce(.didStop(ending)), .releasePersistable]
    }
}
