// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// What a simulated system does when it is to start, be it asked to or by itself.
public enum StartBehaviour: Hashable, Sendable {
    /// It starts.
    case start
    /// It refuses, and says why.
    case refuse(String)
    /// It says will-start, and then that it does not start.
    case giveUp(String)
    /// It says nothing, ever.
    case silence
    /// It starts this much later than it usually would, unless there is no reason to any more.
    case late(Duration)
}
