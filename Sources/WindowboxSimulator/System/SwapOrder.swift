// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// In what order a simulated system tells of a swap, of which nothing is documented.
public enum SwapOrder: Hashable, Sendable, CaseIterable {
    /// It starts what comes, and asks at once for the screen of what goes.
    case startFirst
    /// It asks for the screen of what goes, and starts what comes meanwhile.
    case restoreFirst
    /// It asks for the screen of what goes when what comes is in the overlay.
    case restoreAfterStart
    /// It starts what comes when what goes has gone.
    case startAfterStop
}
