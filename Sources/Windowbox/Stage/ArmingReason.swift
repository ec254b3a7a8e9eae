// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// Why a surface was chosen among those that could be armed: the first of these in which it
/// beats the best of the others, from those that start by themselves down to the one shown last.
public enum ArmingReason: Hashable, Sendable, CaseIterable {
    /// There is no other.
    case only
    /// It plays, and the others do not.
    case playing
    /// It starts by itself when the app is left, and the others do not.
    case startsAutomatically
    /// Its view has the greatest priority.
    case priority
    /// The user used its view last.
    case lastInteractedWith
    /// Its view was shown last.
    case lastShown
}
