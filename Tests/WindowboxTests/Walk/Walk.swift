// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

/// Visits every state that can be reached, nearest first.
struct Walk {
    var states = 0
    var transitions = 0
    var stories: [String] = []

    private struct Visit {
        var world: World
        var cameFrom: (index: Int, step: World.Step)?
    }

    /// - Parameters:
    ///   - limit: How many states to visit at most; nil for all.
    init(
        from start: World,
        limit: Int? = nil,
        extraSteps: (World) -> [World.Step] = { _ in [] },
        checking extra: (World) -> [String] = { _ in [] }
    ) {
        var visits = [Visit(world: start, cameFrom: nil)]
        var known: Set<World.Key> = [start.key]
        var next = 0
        while next < visits.count, stories.count < 3, limit.map({ next < $0 }) ?? true {
            let world = visits[next].world
            for step in world.steps + extraSteps(world) {
                transitions += 1
                var after = world
                let transition = after.take(step)
                let wrong = Promises(transition: transition, after: after).violations
                if !wrong.isEmpty {
                    stories.append(Self.story(visits, to: next, then: step, wrong))
                    break
                }
                guard known.insert(after.key).inserted else { continue }
                let missed = extra(after)
                if !missed.isEmpty {
                    stories.append(Self.story(visits, to: next, then: step, missed))
                    break
                }
                visits.append(Visit(world: after, cameFrom: (next, step)))
            }
            next += 1
        }
        states = visits.count
    }

    /// The way to a state, step by step, with what each step led to.
    private static func story(
        _ visits: [Visit], to index: Int, then last: World.Step, _ wrong: [String]
    ) -> String {
        var steps = [last]
        var index = index
        while let (from, step) = visits[index].cameFrom {
            steps.insert(step, at: 0)
            index = from
        }
        var world = visits[index].world
        var lines: [String] = []
        for step in steps {
            let transition = world.take(step)
            lines.append("\(readable(step.event))")
            lines += transition.effects.map { "    \(readable($0))" }
        }
        return (lines + wrong.map { "=> \(readable($0))" }).joined(separator: "\n")
    }
}

/// Says it without the names of types.
func readable(_ thing: Any) -> String {
    "\(thing)".replacing(/Windowbox\.|Session\.|Stage\.|Machines\.|PictureInPicture\./, with: "")
        .replacing(/(ViewID|PlayerID|SceneID|SessionNumber)\(rawValue: (\d+)\)/) { match in
            let letter = ["ViewID": "view", "PlayerID": "player", "SceneID": "scene"]
            return "\(letter[String(match.1)] ?? "#")\(match.2)"
        }
        .replacing(/SurfaceID\(view: (\w+), player: (\w+)\)/) { "\($0.1)/\($0.2)" }
        .replacing(/Source\(surface: ([\w\/]+), view: (\w+), [^)]*\)/) { "source \($0.1) at \($0.2)" }
}
