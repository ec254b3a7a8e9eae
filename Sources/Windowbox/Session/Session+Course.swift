// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

extension Session {
    /// What is wanted of a session, and what is owed for it.
    package struct Course: Hashable, Sendable {
        package var wish = Wish.proceed
        package var restoration = Restoration.unasked

        /// Makes a course; by default nothing is wanted but that it goes on, and
        /// nothing is owed.
        package init(wish: Wish = .proceed, restoration: Restoration = .unasked) {
            self.wish = wish
            self.restoration = restoration
        }
    }
}

extension Session.Course {
    /// Takes up a wish, and gives the answer that comes with it.
    mutating func take(_ wish: Wish) -> [Session.Effect] {
        guard self.wish.yields(to: wish) else { return [] }
        switch (restoration, wish) {
        case (.answered, .replace):
            // The answer stands; but what comes next is still to come.
            self.wish = wish
            return []
        case (.answered, _):
            // The platform has its answer and is on the way out.
            return []
        case (.unasked, _):
            self.wish = wish
            return []
        case (.asked, _):
            self.wish = wish
            guard let answer = wish.answer else { return [] }
            return finish(answer)
        }
    }

    /// Takes up a wish while the overlay is up, and asks the platform to stop unless
    /// it is stopping already.
    mutating func pursue(_ wish: Wish) -> [Session.Effect] {
        let before = self
        let effects = take(wish)
        switch (before.wish, before.restoration) {
        case (.proceed, .unasked): return effects + pursuit
        // The platform was asked to stop, or asked for the screen in order to stop.
        default: return effects
        }
    }

    /// What follows from the wish once the overlay is up.
    var pursuit: [Session.Effect] {
        switch (wish, restoration) {
        case (.proceed, _), (_, .asked), (_, .answered): []
        default: [.startDeadline(.stop), .stopPictureInPicture]
        }
    }

    /// Takes in a restore request.
    mutating func ask(_ screen: Screen) -> [Session.Effect] {
        switch (restoration, wish.answer, screen) {
        case (.unasked, let answer?, _):
            restoration = .answered(answer)
            return [.finishRestoration(answer), .startDeadline(.stop)]
        case (.unasked, nil, .present):
            restoration = .answered(true)
            return [.finishRestoration(true), .startDeadline(.stop)]
        case (.unasked, nil, .missing):
            restoration = .asked(.appAndSurface)
            return [.startDeadline(.restoration), .askForRestoration]
        case (.asked, _, _):
            // The answer to come is for this question, too.
            return []
        case (.answered(let answer), _, _):
            return [.finishRestoration(answer)]
        }
    }

    /// Takes in what an answer may have waited for.
    mutating func settle(_ event: Session.Event) -> [Session.Effect] {
        switch (restoration, event) {
        case (.asked(.appAndSurface), .surfaceReturned):
            restoration = .asked(.app)
            return []
        case (.asked(.appAndSurface), .restorationAnswered(true)):
            restoration = .asked(.surface)
            return []
        case (.asked(.app), .restorationAnswered(true)), (.asked(.surface), .surfaceReturned):
            return finish(true)
        case (.asked, .restorationAnswered(false)):
            return finish(false)
        case (.asked(let awaited), .deadlineExpired):
            return finish(awaited.answerAtLimit)
        default:
            // Nothing is asked, or it is answered, or it is known.
            return []
        }
    }

    private mutating func finish(_ answer: Bool) -> [Session.Effect] {
        restoration = .answered(answer)
        // Once it has its answer, the platform is expected to stop.
        return [
            .cancelDeadline(.restoration), .finishRestoration(answer), .startDeadline(.stop),
        ]
    }

    /// The answer still owed when the session ends.
    var lastAnswer: [Session.Effect] {
        switch restoration {
        case .unasked, .answered: []
        case .asked(let awaited): [.finishRestoration(awaited.answerAtLimit)]
        }
    }

    /// The ending, if the session ended now.
    var settledEnding: Ending {
        switch (wish, restoration) {
        case (.replace, _): .replaced
        case (.close, _): .stopped
        case (.endOfContent, _): .contentEnded
        case (.returnToForeground, _): .returnedToForeground
        case (.reopen, _): .restored
        case (_, .answered(true)), (_, .asked(.app)): .restored
        case (.restore, .unasked), (.restore, .answered(false)), (.restore, .asked): .stopped
        case (.proceed, .unasked), (.proceed, .answered(false)), (.proceed, .asked): .closed
        }
    }
}

extension Restoration.Awaited {
    /// The answer when there is no more time: true where the screen is there.
    var answerAtLimit: Bool {
        switch self {
        case .app: true
        case .appAndSurface, .surface: false
        }
    }
}
