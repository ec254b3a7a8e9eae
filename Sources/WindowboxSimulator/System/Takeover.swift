// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// Whether a simulated system tells an app that another app takes the overlay.
public enum Takeover: Hashable, Sendable, CaseIterable {
    /// It does.
    case announced
    /// It does not: it looks as if the user had closed the overlay.
    case silent
}
