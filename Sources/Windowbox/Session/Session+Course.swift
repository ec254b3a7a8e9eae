// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

extension Session {
    /// What is wanted of a session, what is owed for it, and whether its screen is there.
    package struct Course: Hashable, Sendable {
        package var wish = Wish.proceed
        package var restoration = Restoration.unasked
        package var screen = Screen.missing

        /// Makes a course; by default nothing is wanted but that it goes on, nothing is
        /// owed, and the surface is in the overlay.
        package init(
            wish: Wish = .proceed,
            restoration: Restoration = .unasked,
            screen: Screen = .missing
        ) {
            self.wish = wish
            self.restoration = restoration
            self.screen = screen
        }
    }
}

extension Session.Course {
    /// Takes up a wish, and gives the answer that comes with it.
    mutating func take(_ wish: Wish) -> [Session.Effect] {
        guard self.wish.yields(to: wish) else { return [] }
        switch restoration {
        case .unasked:
            self.wish = wish
            return []
        case .sought:
            self.wish = wish
            return answer == nil ? [] : settleDown()
        case .asked:
            self.wish = wish
            // What takes the overlay next does not undo that the screen is back.
            if wish.givesOverlayAway, screen == .present { return finish(true) }
            return answer.map { finish($0) } ?? []
        case .answered where self.wish.successor != nil || wish.successor != nil:
            // The answer stands; but what comes next can still change.
            self.wish = wish
            return []
        case .answered:
            // The platform has its answer and is on the way out.
            return []
        }
    }

    /// Takes up a wish while the overlay is up, and asks the platform to stop unless
    /// it is stopping already.
    mutating func pursue(_ wish: Wish) -> [Session.Effect] {
        let before = self
        let effects = take(wish)
        switch (before.wish, before.restoration) {
        case (.proceed, .unasked): return effects + pursue()
        // The platform was asked to stop, or asked for the screen in order to stop.
        default: return effects + stop(after: before)
        }
    }

    /// What follows once the overlay is up from what is wanted.
    mutating func pursue() -> [Session.Effect] {
        switch (wish, restoration) {
        case (.proceed, .unasked): return []
        // An answer is still to come, and the limit for it runs.
        case (_, .sought), (_, .asked): return []
        // It was answered on the way in, where nothing stops; now it has to.
        case (_, .answered): return [.startDeadline(.stop)]
        case (.restore, .unasked) where screen == .missing:
            // Platforms need not ask for a screen when they are told to stop. So it comes
            // first, and the overlay is there until then.
            restoration = .sought(.app)
            return [.startDeadline(.restoration), .bringForward, .askForRestoration]
        case (_, .unasked): return [.startDeadline(.stop), .stopPictureInPicture]
        }
    }

    /// The stop that waited for a screen, if nothing keeps it waiting any longer.
    func stop(after before: Self) -> [Session.Effect] {
        switch (before.restoration, restoration) {
        case (.sought, .unasked): [.startDeadline(.stop), .stopPictureInPicture]
        default: []
        }
    }

    /// Takes in a restore request.
    mutating func ask() -> [Session.Effect] {
        switch restoration {
        case .unasked:
            guard let answer else {
                restoration = .asked(.app)
                return [.startDeadline(.restoration), .bringForward, .askForRestoration]
            }
            restoration = .answered(answer)
            return [.finishRestoration(answer), .startDeadline(.stop)]
        case .sought(let awaited):
            // The app is at it already, and has as long for it.
            restoration = .asked(awaited)
            return []
        case .asked:
            // The answer to come is for this question, too.
            return []
        case .answered(let answer):
            // The screen may have gone since.
            return [.finishRestoration(answer && screen == .present)]
        }
    }

    /// Takes in what an answer may have waited for.
    mutating func settle(_ event: Session.Event) -> [Session.Effect] {
        switch event {
        case .surfaceReturned: screen = .present
        case .surfaceWithdrawn: screen = .missing
        default: break
        }
        switch (restoration, event) {
        case (.asked(.app), .restorationAnswered(true)):
            guard screen == .missing else { return finish(true) }
            restoration = .asked(.surface)
            return []
        case (.asked(.surface), .surfaceReturned):
            return finish(true)
        case (.asked, .restorationAnswered(false)), (.asked, .deadlineExpired):
            // A view that has the surface counts for more than a word.
            return finish(screen == .present)
        case (.sought(.app), .restorationAnswered(true)) where screen == .missing:
            restoration = .sought(.surface)
            return []
        case (.sought(.app), .restorationAnswered(true)), (.sought(.surface), .surfaceReturned),
            (.sought, .restorationAnswered(false)), (.sought, .deadlineExpired):
            return settleDown()
        default:
            // Nothing is asked, or it is answered, or it is known.
            return []
        }
    }

    /// The app's screen is sought no longer. Whether it is there or not, or goes again: it is
    /// not asked for twice.
    private mutating func settleDown() -> [Session.Effect] {
        restoration = .unasked
        switch (wish, screen) {
        case (.restore, .present): wish = .reopen
        case (.restore, .missing): wish = .close
        case (.overtaken(let rival?), .present) where rival.presentation == .fullScreen:
            wish = .reopen
        case (.overtaken, .missing): wish = .overtaken(by: nil)
        case (.proceed, _), (.reopen, _), (.returnToForeground, _), (.endOfContent, _),
            (.close, _), (.abandon, _), (.replace, _), (.overtaken, _):
            break
        }
        return [.cancelDeadline(.restoration)]
    }

    private mutating func finish(_ answer: Bool) -> [Session.Effect] {
        restoration = .answered(answer)
        // Once it has its answer, the platform is expected to stop.
        return [
            .cancelDeadline(.restoration), .finishRestoration(answer), .startDeadline(.stop),
        ]
    }

    /// Whether the video is to stay before the user, and nobody was asked for its screen.
    var isScreenWanted: Bool {
        switch (wish, restoration) {
        case (.proceed, .unasked), (.restore, .unasked): true
        default: false
        }
    }

    /// Waits for a screen that may be about to go, or asks for the one that is gone.
    mutating func awaitScreen() -> [Session.Effect] {
        switch screen {
        case .present: return [.startDeadline(.dismissal)]
        case .missing:
            restoration = .sought(.app)
            return [.startDeadline(.restoration), .askForRestoration]
        }
    }

    /// Takes in what becomes of the screen of a session that does not start; nil if there is
    /// nothing more to wait for.
    mutating func recover(_ event: Session.Event) -> [Session.Effect]? {
        let wasWaiting = isScreenWanted
        let effects = if case .endRequested(let wish) = event { take(wish) } else { settle(event) }
        switch (wish, restoration) {
        case (.proceed, .sought), (.restore, .sought): return effects
        case _ where !wasWaiting || !isScreenWanted || event == .deadlineExpired(.dismissal):
            return nil
        case _ where screen == .present: return []
        default: return [.cancelDeadline(.dismissal)] + awaitScreen()
        }
    }

    /// Whether nothing is wanted but that the video comes back, and nothing was done for that yet.
    var isWantedBack: Bool {
        switch (wish, restoration) {
        case (.restore, .unasked), (.reopen, .unasked), (.returnToForeground, .unasked): true
        default: false
        }
    }

    /// The answer to a restore request, where the app does not have to be asked.
    private var answer: Bool? {
        switch (wish, screen) {
        // What goes into the overlay from the full screen leaves it to what was there:
        // televisions swap the two.
        case (.overtaken(let rival?), .missing) where rival.presentation == .fullScreen: nil
        case (.overtaken(let rival?), .present) where rival.presentation == .fullScreen: true
        // Nobody wants a screen.
        case (.close, _), (.abandon, _), (.endOfContent, _), (.replace, _), (.overtaken, _): false
        case (_, .present): true
        // There was one, and it has gone again.
        case (.reopen, .missing), (.returnToForeground, .missing): false
        case (.proceed, .missing), (.restore, .missing): nil
        }
    }

    /// The answer still owed when the session ends.
    var lastAnswer: [Session.Effect] {
        switch restoration {
        case .unasked, .sought, .answered: []
        case .asked: [.finishRestoration(screen == .present)]
        }
    }

    /// The ending, if the session ended now.
    var settledEnding: Ending {
        switch (wish, restoration) {
        case (.returnToForeground, _): .returnedToForeground
        case (_, .answered(true)): .restored
        case (.replace, _), (.overtaken, _): .replaced
        case (.close, _), (.abandon, _): .stopped
        case (.endOfContent, _): .contentEnded
        // Neither the user nor the app wanted a screen: the overlay was closed.
        case (.proceed, .unasked): .closed
        case (.proceed, _), (.restore, _), (.reopen, _):
            screen == .present ? .restored : .stopped
        }
    }
}
