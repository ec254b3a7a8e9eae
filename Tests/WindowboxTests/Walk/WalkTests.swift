// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

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

    @Test(arguments: [(1, 1), (1, 2), (2, 1)])
    func `every promise holds in every state that can be reached`(views: Int, players: Int) {
        let walk = Walk(from: World(Self.cast(views, players)))
        print("views=\(views) players=\(players) states=\(walk.states) transitions=\(walk.transitions) violations=\(walk.stories.count)")
        #expect(walk.stories.isEmpty, "\n\(walk.stories.joined(separator: "\n\n"))")
    }
}
