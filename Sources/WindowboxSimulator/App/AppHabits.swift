// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// How a simulated app behaves.
public struct AppHabits: Hashable, Sendable {
    /// When it dismisses the player's screen.
    public var dismissal = Dismissal.never
    /// When it brings the player's screen back.
    public var comeback = Comeback.atOnce
    /// What it says when it is asked for the player's screen.
    public var answer = Answer.whenPresented
    /// Whether it has its model kept while Picture in Picture runs.
    public var keeping = Keeping.model

    /// Makes habits, by default those of an app that stays where it is.
    public init(
        dismissal: Dismissal = .never,
        comeback: Comeback = .atOnce,
        answer: Answer = .whenPresented,
        keeping: Keeping = .model
    ) {
        self.dismissal = dismissal
        self.comeback = comeback
        self.answer = answer
        self.keeping = keeping
    }

    /// When an app dismisses the player's screen.
    public enum Dismissal: Hashable, Sendable, CaseIterable {
        /// Never by itself.
        case never
        /// When Picture in Picture is about to start.
        case atWillStart
        /// When Picture in Picture has started.
        case atDidStart
        /// When it is told that it may go.
        case whenTold
    }

    /// When an app brings the player's screen back.
    public enum Comeback: Hashable, Sendable {
        /// When it is asked for it.
        case atOnce
        /// Some time after it is asked for it.
        case after(Duration)
        /// Never.
        case never
    }

    /// What an app says when it is asked for the player's screen.
    public enum Answer: Hashable, Sendable, CaseIterable {
        /// Whether the screen is back, once it knows.
        case whenPresented
        /// That it is back, and only then does something about it.
        case beforePresenting
        /// That it is not back, and nothing is done.
        case no
        /// Nothing, ever.
        case never
    }

    /// Whether an app has its model kept.
    public enum Keeping: Hashable, Sendable, CaseIterable {
        /// It does.
        case model
        /// It does not.
        case nothing
    }
}
