// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Windowbox

struct WalkTests {
    static func cast(_ views: Int, _ players: Int) -> AppModel.Cast {
        AppModel.Cast(
            views: Dictionary(
                uniqueKeysWithValues: (1...views).map {
                    (ViewID(rawValue: $0), VideoViewFacts(supportsPictureInPicture: true))
                }
            ),
            players: (1...players).map { PlayerID(rawValue: $0) }
        )
    }

    @Test(arguments: [
        (1, 1, 2, 1), (1, 2, 0, 0), (1, 2, 0, 1), (2, 1, 0, 0), (2, 1, 0, 1), (2, 2, 0, 0),
    ])
    func `every promise holds in every state that can be reached`(
        views: Int,
        players: Int,
        ghosts: Int,
        mortals: Int
    ) {
        let start = ContinuousClock.now
        var cast = Self.cast(views, players)
        cast.mortals = Array(cast.players.prefix(mortals))
        let walk = Walk(
            from: World(cast, ghosts: ghosts),
            limit: ProcessInfo.processInfo.environment["WALK"].flatMap { Int($0) } ?? 3000
        )
        print(
            "views=\(views) players=\(players) ghosts=\(ghosts) mortals=\(mortals) states=\(walk.states) transitions=\(walk.transitions) violations=\(walk.stories.count) \(walk.isWhole) \(ContinuousClock.now - start)"
        )
        #expect(walk.stories.isEmpty, "\n\(walk.stories.joined(separator: "\n\n"))")
    }
}
