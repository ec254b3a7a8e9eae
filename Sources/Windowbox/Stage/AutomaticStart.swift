// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// Whether leaving the app starts Picture in Picture.
public enum AutomaticStart: Hashable, Sendable, CaseIterable {
    /// It starts.
    case onLeaving
    /// It starts only when asked for.
    case never
}
