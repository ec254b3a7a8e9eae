// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

/// What a simulation has come to: all that must be the same under every system.
///
/// Of several things of one name that there are, the second one made is "film 2".
public struct Outcome: Hashable, Sendable {
    /// Where the session stands.
    public let state: PictureInPicture.State
    /// How each session ended, in order.
    public let endings: [Ending]
    /// What is to be seen in each view, by its name.
    public let pictures: [String: Picture]
    /// The players that play, by their names.
    public let playing: Set<String>
    /// Who paused each player, in order, by its name.
    public let pauses: [String: [Pause.Cause]]
    /// The player that is in the overlay, by its name; nil for none.
    public let overlay: String?
    /// How often the app was asked for a player's screen.
    public let restorations: Int
}

extension Outcome {
    /// In what it differs from another one.
    func differences(from other: Outcome) -> String {
        zip(Mirror(reflecting: self).children, Mirror(reflecting: other).children)
            .filter { $0.value as? AnyHashable != $1.value as? AnyHashable }
            .map { "\($0.label ?? "") is \($0.value), not \($1.value)" }
            .joined(separator: "; ")
    }
}

extension Simulation {
    /// What it has come to so far.
    public var outcome: Outcome {
        // What is there by now: what else there was when these came differs between systems.
        let views = Array(zip(Names.give(presentViews.map(\.label)), presentViews))
        let players = Array(zip(Names.give(presentPlayers.map(\.label)), presentPlayers))
        return Outcome(
            state: pictureInPicture.status.state,
            endings: endings,
            pictures: Dictionary(uniqueKeysWithValues: views.map { ($0, $1.picture) }),
            playing: Set(players.filter(\.1.isPlaying).map(\.0)),
            pauses: Dictionary(
                uniqueKeysWithValues: players.map { ($0, $1.pauses.map(\.cause)) }
            ),
            overlay: players.first { $1 === system.overlayPlayer }?.0,
            restorations: promises.orders
        )
    }

    /// Plays a story under each of these systems, and closes Picture in Picture at its end.
    ///
    /// - Returns: The promises that were broken under any of them, and where a system led to
    ///   another outcome than the first; each with the transcript. Empty if all is well.
    public static func violations(
        under systems: [SystemParameters] = SystemParameters.allKnown,
        _ story: @MainActor (Simulation) async -> Void
    ) async -> [String] {
        var found: [String] = []
        var first: Outcome?
        for system in systems {
            let simulation = Simulation(system)
            await story(simulation)
            await simulation.run()
            let outcome = simulation.outcome
            await simulation.end()
            var words = simulation.violations
            if let first, outcome != first {
                let differences = outcome.differences(from: first)
                words.append("2: it comes to more than one outcome: \(differences)")
            }
            first = first ?? outcome
            found += words.map { "\($0)\nunder \(system):\n\(simulation.excerpt)" }
            // It would take as long under each of the others.
            guard simulation.course == .open else { return found }
        }
        return found
    }
}
