// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// How a view is presented.
public enum Presentation: Hashable, Sendable, CaseIterable {
    /// Among other content.
    case inline
    /// Over the whole screen.
    case fullScreen
}
