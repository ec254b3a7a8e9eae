// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// Why a system pauses a player that nobody wants paused.
public enum SystemPause: Hashable, Sendable, CaseIterable {
    /// Something that drew the player has gone, be it long ago.
    case surfaceLost
    /// The app is in the background.
    case background
}
