// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

// What never ends must not take a test with it: an app that answers each start with a stop and
// each stop with a start goes round for ever.
extension Simulation {
    /// How many reports the system may say before anything else can happen. No story has that
    /// many.
    static let reportsInOneGo = 500
    /// How many steps what follows by itself may take, and how many a given time.
    static let stepsToRest = 1_000
    static let stepsInATime = 10_000

    /// Whether it comes to rest.
    enum Course: Hashable {
        case open
        /// It goes round for ever. From then on the system says nothing, and no time passes.
        case circling
    }

    /// Counts a report that the system is about to say.
    ///
    /// - Returns: Whether it may be said.
    func mayReport() -> Bool {
        guard course == .open else { return false }
        reportsInThisGo += 1
        if reportsInThisGo > Simulation.reportsInOneGo { giveUp(circle) }
        return course == .open
    }

    /// Gives up, for this goes round.
    func giveUp(_ circle: String) {
        course = .circling
        fail("it never comes to rest: \(circle)")
    }

    /// What has happened since the last thing happened before.
    var circle: String {
        let lines = transcript.map { "\($0.who) \($0.what)" }
        guard let last = lines.last, let before = lines.dropLast().lastIndex(of: last) else {
            return "there is always something new"
        }
        return lines[(before + 1)...].joined(separator: "; ")
    }

    /// The transcript as far as it says something new.
    var excerpt: String {
        guard course == .circling else { return text }
        return transcript.prefix(60).map(\.description).joined(separator: "\n") + "\nand so on"
    }
}
