// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// The states that something can be in, and what leads from one to another, for a drawing.
package struct Diagram: Sendable {
    /// What the drawing is called in the document that shows it.
    package let name: String
    private let states: [String]
    private var labels: [Edge: [String]] = [:]

    private struct Edge: Hashable {
        var from: String
        var to: String
    }

    /// Makes one without any ways; it begins in the first of its states.
    init(_ name: String, of states: [String]) {
        self.name = name
        self.states = states
    }

    /// Notes a way. What leaves everything as it is has no place in a drawing.
    mutating func add(_ label: String, from: String, to: String) {
        guard from != to, labels[Edge(from: from, to: to)]?.contains(label) != true else { return }
        labels[Edge(from: from, to: to), default: []].append(label)
    }

    /// The drawing in the language of Mermaid, one arrow for each two states.
    package var mermaid: String {
        var lines = ["stateDiagram-v2"]
        lines += states.map { "    state \"\($0)\" as \(Self.identifier($0))" }
        lines += states.prefix(1).map { "    [*] --> \(Self.identifier($0))" }
        for from in states {
            for to in states {
                guard let labels = labels[Edge(from: from, to: to)] else { continue }
                lines.append(
                    "    \(Self.identifier(from)) --> \(Self.identifier(to)): "
                        + labels.sorted().joined(separator: ", ")
                )
            }
        }
        return lines.joined(separator: "\n")
    }

    private static func identifier(_ state: String) -> String {
        state.replacing(/[^a-z]+/, with: "_")
    }
}

extension Diagram {
    /// The drawings of both machines.
    package static var all: [Diagram] {
        [.session, .restoration, .surface, .arming]
    }
}

/// Everything that can be reached from a beginning, one step after another.
///
/// - Parameters:
///   - steps: What may happen to each.
///   - visit: Called for each step, with what was before and after it.
func explore<Value: Hashable, Step>(
    from start: Value,
    _ steps: (Value) -> [Step],
    _ take: (inout Value, Step) -> Void,
    _ visit: (Value, Step, Value) -> Void
) {
    var known: Set<Value> = [start]
    var open = [start]
    while let before = open.popLast() {
        for step in steps(before) {
            var after = before
            take(&after, step)
            visit(before, step, after)
            if known.insert(after).inserted { open.append(after) }
        }
    }
}
