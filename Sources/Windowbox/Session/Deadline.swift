// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// What a session waits for no longer than a limit.
package enum Deadline: Hashable, Sendable, CaseIterable {
    /// That the platform starts or refuses.
    case start
    /// That a screen that was told to go is gone.
    case dismissal
    /// That the player's screen is back.
    case restoration
    /// That the platform says it has stopped.
    case stop
}
