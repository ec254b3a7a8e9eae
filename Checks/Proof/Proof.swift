// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation
import WindowboxWalk

/// Walks through all configurations, two at a time, and says what was found.
struct Proof {
    private let configurations: [Configuration]
    /// Whether these are all that there are.
    private let isWhole: Bool

    private static let claim = """
        Promises 1 to 14 in every state of the machines, the platform and the app together, for
        any number of sessions, one after the other. Each configuration is visited whole.
        Three views and two players: leaving, players that go, the end of the content, views that
        go, an impatient platform. Fewer of them: every two of all twists together.
        """

    /// - Parameter words: What the descriptions of those that are wanted have in them.
    init(of words: [String]) {
        isWhole = words.isEmpty
        configurations = Configuration.all.filter { one in
            words.allSatisfy { "\(one)".contains($0) }
        }
    }

    /// Returns whether every promise holds everywhere.
    func run() async -> Bool {
        print(Self.claim)
        let unmet = isWhole ? Configuration.unmet(in: configurations) : []
        for pair in unmet { print("no configuration has both \(pair)") }

        let begun = ContinuousClock.now
        var total = Total()
        await withTaskGroup(of: Leg.self) { group in
            var waiting = configurations.makeIterator()
            // One for each processor of a small machine.
            for _ in 0..<2 {
                if let next = waiting.next() { group.addTask { Leg(through: next) } }
            }
            for await leg in group {
                print(leg)
                if let story = leg.walk.story {
                    print("A promise is broken. What happens, and what follows:\n\n\(story)\n")
                }
                // Somebody may be watching.
                fflush(nil)
                total.add(leg)
                guard total.violations == 0 else { continue }
                if let next = waiting.next() { group.addTask { Leg(through: next) } }
            }
        }
        print("memory=\(Self.peak) MiB time=\((ContinuousClock.now - begun).inSeconds) s")
        print(
            "states=\(total.states) transitions=\(total.transitions)",
            "promises=14 violations=\(total.violations)"
        )
        return total.violations == 0 && unmet.isEmpty
    }

    private struct Total {
        var states = 0
        var transitions = 0
        var violations = 0

        mutating func add(_ leg: Leg) {
            states += leg.walk.states
            transitions += leg.walk.transitions
            violations += leg.walk.violations
        }
    }

    /// The most memory that the process has had, in MiB.
    private static var peak: Int {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_maxrss / 1024
    }
}
