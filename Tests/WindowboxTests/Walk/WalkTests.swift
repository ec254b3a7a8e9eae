// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Windowbox

/// Every state of the machines, the platform and the app together, for a few views and
/// players and what may happen to them.
///
/// `WINDOWBOX_WALK=whole` visits all that is listed to the end; build with optimization
/// for it. Otherwise the large ones stop after the states that are nearest.
@Suite(.serialized)
struct WalkTests {
    @Test(arguments: [
        Walker(views: 1, players: 1, twists: Set(Twist.allCases)),
        Walker(views: 1, players: 2, twists: [.leaving]),
        Walker(views: 1, players: 2, twists: [.death, .endOfContent]),
        Walker(views: 2, players: 1, twists: []),
        Walker(views: 2, players: 1, twists: [.leaving, .impatience], nearest: 2_000),
        Walker(views: 1, players: 2, twists: [.selfStart], nearest: 2_000),
        Walker(views: 1, players: 2, twists: [.ghost], nearest: 2_000),
        Walker(views: 2, players: 2, twists: [.leaving], nearest: 3_000),
        Walker(views: 2, players: 2, twists: [.death, .endOfContent], nearest: 2_000),
        Walker(views: 2, players: 2, twists: Set(Twist.allCases), nearest: 3_000),
    ])
    func `every promise holds in every state that can be reached`(walker: Walker) {
        let isWhole = ProcessInfo.processInfo.environment["WINDOWBOX_WALK"] == "whole"
        let walk = Walk(from: walker.start, limit: isWhole ? walker.most : walker.nearest)
        print(
            "\(walker) states=\(walk.states)\(walk.isWhole ? "" : " (the nearest)")",
            "transitions=\(walk.transitions) violations=\(walk.stories.count)"
        )
        // Somebody may be watching.
        fflush(nil)
        #expect(walk.stories.isEmpty, "\n\(walk.stories.joined(separator: "\n\n"))")
    }
}

/// Who walks, and how far.
struct Walker: Sendable, CustomStringConvertible {
    var views: Int
    var players: Int
    var twists: Set<Twist>
    var nearest = Int.max
    /// What fits into the memory of a small machine.
    var most = 150_000

    var description: String {
        let words = twists.map { "\($0)" }.sorted().joined(separator: ", ")
        return "views=\(views) players=\(players) twists=[\(words)]"
    }

    var start: World {
        let facts = VideoViewFacts(supportsPictureInPicture: true)
        return World(
            AppModel.Cast(
                views: Dictionary(
                    uniqueKeysWithValues: (1...views).map { (ViewID(rawValue: $0), facts) }
                ),
                players: (1...players).map { PlayerID(rawValue: $0) },
                twists: twists
            )
        )
    }
}
