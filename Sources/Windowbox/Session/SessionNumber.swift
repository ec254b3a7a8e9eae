// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// Names one session of a service: one for the first, and so on.
public struct SessionNumber: Identifier {
    /// How many sessions there have been, with this one.
    public let rawValue: Int

    /// Makes the number; equal numbers of one service name the same session.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}
