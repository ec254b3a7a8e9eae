// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// One thing that happened in a simulation.
public struct TranscriptLine: Hashable, Sendable {
    /// When, since the beginning.
    public let time: Duration
    /// Who did or said it.
    public let who: Who
    /// What it was.
    public let what: String

    /// Makes a line.
    package init(time: Duration, who: Who, what: String) {
        self.time = time
        self.who = who
        self.what = what
    }

    /// Who does something in a simulation.
    public enum Who: String, Hashable, Sendable, CaseIterable {
        /// The user.
        case user
        /// The system, which the platform stands for.
        case system
        /// The library under test: what it asks the platform and tells the app.
        case library
        /// The app: its screens, its router, its models.
        case app
        /// A player.
        case player
    }
}

extension TranscriptLine: CustomStringConvertible {
    /// The line as a person reads it: the time in seconds, who, what.
    public var description: String {
        let (seconds, fraction) = time.components
        let milliseconds = "\(1000 + fraction / 1_000_000_000_000_000)".dropFirst()
        let padding = String(repeating: " ", count: max(0, 8 - who.rawValue.count))
        return "\(seconds).\(milliseconds)  \(who.rawValue)\(padding)\(what)"
    }
}
