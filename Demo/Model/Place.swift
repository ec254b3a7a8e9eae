// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// Where a player is shown, and is to be shown when it comes back.
public enum Place: Hashable, Sendable {
    /// It is the only one on the screen.
    case alone(Demo)
    /// To the left of a player for this.
    case left(of: Media)
    /// To the right of a player for this.
    case right(of: Media)
}
