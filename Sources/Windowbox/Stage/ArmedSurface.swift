// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// The surface that Picture in Picture would take if the app were left now.
public struct ArmedSurface: Hashable, Sendable {
    /// What a session would start from.
    public let source: Source
    /// Why it was chosen.
    public let reason: ArmingReason
    /// Whether leaving the app starts Picture in Picture, as the view and the policies want it.
    /// By default a paused player stays where it is; and nothing takes the place of what is in
    /// the overlay by itself.
    public let start: AutomaticStart

    /// Makes the choice.
    public init(source: Source, reason: ArmingReason, start: AutomaticStart) {
        self.source = source
        self.reason = reason
        self.start = start
    }
}
