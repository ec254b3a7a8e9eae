// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import WindowboxWalk

/// The checks of the walk can fail: each promise is broken on purpose, and found broken.
struct FaultTests {
    @Test(arguments: FaultTable.rows)
    func `a broken promise is found, and told in as few steps as there are`(row: PlantedFault) {
        let story = row.story
        #expect(
            story.contains { $0.hasPrefix("=> \(row.promise): ") },
            "\(row.sentence):\n\(story.joined(separator: "\n"))",
            sourceLocation: row.location
        )
        let steps = story.count { !$0.hasPrefix("=> ") && !$0.hasPrefix("    ") }
        #expect(steps == row.steps, sourceLocation: row.location)
    }

    @Test func `each promise is broken at least once`() {
        #expect(Set(FaultTable.rows.map(\.promise)) == Set(1...14))
    }

    @Test func `a story says what happens, what follows, and what is wrong`() {
        let row = PlantedFault(3, "the app is told twice", after: 3) { _, _, effects in
            effects.double(.announce(.willStart))
        }
        #expect(
            row.story == [
                "view1 shows player1",
                "    make(view1/player1)",
                "    arm view1/player1 at view1 (only, start onLeaving)",
                "the app asks for PiP of any",
                "    move view1/player1 to the overlay",
                "    arm nothing",
                "    session #1: keepPersistable",
                "    session #1: startDeadline(start)",
                "    session #1: startPictureInPicture",
                "the platform, of view1/player1: willStart",
                "    session #1: announce(willStart)",
                "    session #1: announce(willStart)",
                "=> 3: #1 is told willStart after willStart",
            ]
        )
    }
}
