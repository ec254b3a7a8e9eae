// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

/// Visits every state that can be reached, nearest first, and checks the promises in each.
package struct Walk: Sendable {
    /// How many states there were; those that differ in names alone count once.
    package private(set) var states = 0
    /// How many there would be with the names.
    package private(set) var named = 0
    /// How many steps led on from them.
    package private(set) var transitions = 0
    /// How many broken promises were found; the walk ends where it finds some.
    package private(set) var violations = 0
    /// The shortest way to what is wrong.
    package private(set) var story: String?
    /// Whether there was nothing more to visit.
    package private(set) var isWhole = false

    /// How a state was come to: from which, by which of the steps that were possible there.
    private struct Visit {
        var from: UInt32
        var step: UInt16
    }

    /// - Parameters:
    ///   - limit: How many states to leave at most.
    ///   - isPlain: Whether to tell apart what differs in names alone.
    package init(_ cast: Cast, limit: Int = .max, isPlain: Bool = false) {
        let start = World(cast)
        var scribe = Scribe(cast, isPlain: isPlain)
        var known: Set<Fingerprint> = [scribe.fingerprint(of: start)]
        var visits = [Visit(from: 0, step: 0)]
        var closings = [Closing(isHelpful: true), Closing(isHelpful: false)]
        // The states that are as far away as the one that is being left, and one further.
        var near: [World?] = [start]
        var far: [World?] = []
        walk: while !near.isEmpty {
            for place in near.indices {
                guard states < limit, let world = near[place] else { break walk }
                // What has been left is not needed any more.
                near[place] = nil
                named += scribe.twins(of: world)
                for (index, step) in world.steps.enumerated() {
                    transitions += 1
                    var after = world
                    let transition = after.take(step)
                    var wrong =
                        StepPromises(before: world, transition: transition, after: after)
                        .violations
                    // Most of what is said is known already, and leads nowhere new.
                    if !after.isSame(as: world),
                        known.insert(scribe.fingerprint(of: after)).inserted
                    {
                        wrong += StatePromises(world: after).violations
                        wrong += Orders(world: after).violations(&scribe)
                        for way in closings.indices {
                            wrong += closings[way].violations(from: after, &scribe)
                        }
                        visits.append(Visit(from: UInt32(states), step: UInt16(index)))
                        far.append(after)
                    }
                    guard wrong.isEmpty else {
                        let way = Self.way(in: visits, to: states) + [index]
                        violations = wrong.count
                        story = Story(of: way, from: start, endingIn: wrong).text
                        return
                    }
                }
                states += 1
            }
            near = far
            far = []
        }
        isWhole = states == visits.count
    }

    /// The steps to a state, each by its place among those that were possible.
    private static func way(in visits: [Visit], to state: Int) -> [Int] {
        var steps: [Int] = []
        var state = state
        while state > 0 {
            steps.append(Int(visits[state].step))
            state = Int(visits[state].from)
        }
        return steps.reversed()
    }
}
