// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// One thing that is to be so, and what was found.
public struct Fact: Hashable, Sendable, CustomStringConvertible {
    /// What is to be so, as a statement.
    public var statement: String
    /// Whether it is so.
    public var holds: Bool
    /// What was found or measured.
    public var found: String
    /// What could make it untrue.
    public var kind: Kind

    /// What could make a fact untrue.
    public enum Kind: Hashable, Sendable {
        /// Only the app.
        case state
        /// The app, or a machine that had something else to do at that moment.
        case timing
    }

    /// Makes a fact.
    public init(_ statement: String, _ holds: Bool, found: String, kind: Kind = .state) {
        self.statement = statement
        self.holds = holds
        self.found = found
        self.kind = kind
    }

    /// The statement with what was found.
    public var description: String {
        "\(holds ? "ok" : "NOT") \(statement) (\(found))"
    }
}

/// What came out of one behaviour.
public struct BehaviourReport: Sendable {
    /// The behaviour.
    public var behaviour: Behaviour
    /// The facts, in the order in which they were found.
    public var facts: [Fact] = []
    /// A picture of the screen after each step.
    public var pictures: [(caption: String, picture: Picture)] = []

    /// How often it was performed until it came out like this.
    public var attempts = 1

    /// Whether all facts hold, and there are some.
    public var passed: Bool {
        !facts.isEmpty && facts.allSatisfy(\.holds)
    }

    /// Whether nothing is wrong but what a busy machine can be the cause of.
    var mayBeTheMachine: Bool {
        !passed && facts.allSatisfy { $0.holds || $0.kind == .timing }
    }
}
