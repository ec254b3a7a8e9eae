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

    /// Makes a fact.
    public init(_ statement: String, _ holds: Bool, found: String) {
        self.statement = statement
        self.holds = holds
        self.found = found
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

    /// Whether all facts hold, and there are some.
    public var passed: Bool {
        !facts.isEmpty && facts.allSatisfy(\.holds)
    }
}
