// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// The two kinds of view that can show a player.
public enum VideoViewKind: Hashable, Sendable, CaseIterable {
    /// The app draws the controls.
    case video
    /// The platform draws its standard controls.
    case systemVideo
}
