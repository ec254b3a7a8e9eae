// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// Whether the user has a scene before them.
public enum ScenePhase: Hashable, Sendable, CaseIterable {
    /// The user sees it, or could without doing anything but moving other windows.
    case foreground
    /// Left: the app was left, or the window is minimised or on another workspace.
    case background
}
