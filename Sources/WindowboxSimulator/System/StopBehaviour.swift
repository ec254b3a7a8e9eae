// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// What a simulated system does when it is asked to stop.
public enum StopBehaviour: Hashable, Sendable, CaseIterable {
    /// It stops.
    case stop
    /// It does nothing and says nothing.
    case silence
}
