// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

/// Visits every state that can be reached, nearest first, and checks the promises in each.
struct Walk {
    private(set) var states = 0
    private(set) var transitions = 0
    /// The shortest ways to what is wrong.
    private(set) var stories: [String] = []
    /// Whether there was nothing more to visit.
    private(set) var isWhole = false

    /// How a state was come to; the state itself is there until it has been left.
    private struct Visit {
        var world: World?
        var cameFrom: (index: Int, step: World.Step)?
    }

    /// - Parameter limit: How many states to leave at most.
    init(from start: World, limit: Int) {
        var visits = [Visit(world: start, cameFrom: nil)]
        // The hash stands for the state: of a million, two are confused once in a million walks.
        var known: Set<Int> = [start.key.hashValue]
        while states < min(visits.count, limit), stories.count < 3 {
            guard let world = visits[states].world else { break }
            for step in world.steps {
                transitions += 1
                var after = world
                let transition = after.take(step)
                let isNew = known.insert(after.key.hashValue).inserted
                var wrong = Promises(transition: transition, after: after).violations
                if isNew {
                    wrong += Closing(world: after).violations + Orders(world: after).violations
                    visits.append(Visit(world: after, cameFrom: (states, step)))
                }
                guard wrong.isEmpty else {
                    stories.append(Self.story(from: start, visits, to: states, then: step, wrong))
                    break
                }
            }
            visits[states].world = nil
            states += 1
        }
        isWhole = states == visits.count
    }

    /// The way to a state, step by step, with what each step led to.
    private static func story(
        from start: World,
        _ visits: [Visit],
        to index: Int,
        then last: World.Step,
        _ wrong: [String]
    ) -> String {
        var steps = [last]
        var index = index
        while let (from, step) = visits[index].cameFrom {
            steps.insert(step, at: 0)
            index = from
        }
        var world = start
        var lines: [String] = []
        for step in steps {
            let transition = world.take(step)
            lines.append(readable(step.event))
            lines += transition.effects.map { "    \(readable($0))" }
        }
        return (lines + wrong.map { "=> \(readable($0))" }).joined(separator: "\n")
    }
}
