// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// That a simulated player was paused, and by whom.
public struct Pause: Hashable, Sendable {
    /// When, since the beginning of the simulation.
    public let time: Duration
    /// By whom.
    public let cause: Cause

    /// Makes a pause.
    package init(time: Duration, cause: Cause) {
        self.time = time
        self.cause = cause
    }

    /// Who pauses a player.
    public enum Cause: String, Hashable, Sendable, CaseIterable {
        /// The user.
        case user
        /// The app.
        case app
        /// The library, by a policy.
        case library
        /// The system, of its own accord: see `SystemPause`.
        case system
        /// An interruption, a call say.
        case interruption
        /// The content came to its end.
        case end
    }
}
