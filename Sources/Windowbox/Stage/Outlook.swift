// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// What is so of all players together.
package struct Outlook: Hashable, Sendable {
    /// What the system's media controls act upon.
    package var nowPlaying: PlayerID?
    /// Whether video that plays is to be seen.
    package var keepsDisplayAwake = false
}
