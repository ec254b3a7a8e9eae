// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WindowboxWalk

/// The states of the machines, the platform and the app together: the small ones whole, of
/// the large ones those that are nearest. `make prove` visits them all.
@Suite(.serialized)
struct WalkTests {
    @Test(arguments: [
        Configuration([.able], players: 1, Set(Twist.allCases)),
        Configuration([.able], players: 2, [.leaving]),
        Configuration([.able], players: 2, [.death, .endOfContent]),
        Configuration([.able], players: 2, [.selfStart]),
        Configuration([.able], players: 2, [.ghost]),
        Configuration([.able], players: 2, [.ghost, .selfStart, .leaving]),
        Configuration([.able, .systemAble], players: 1),
        Configuration([.able, .plain], players: 1, [.leaving, .impatience]),
        Configuration([.able, .elsewhere], players: 2, [.leaving]),
        Configuration([.able, .systemAble], players: 2, Set(Twist.allCases)),
        Configuration([.able, .plain], players: 2, Set(Twist.allCases), policies: .contrary),
        Configuration([.able, .onRequest], players: 1, [.leaving, .pausing], policies: .choosy),
        Configuration([.able, .systemAble, .plain], players: 2, [.pausing, .support, .removal]),
    ])
    func `every promise holds in every state that can be reached`(configuration: Configuration) {
        let walk = Walk(configuration.cast, limit: 2_000)
        print(
            "\(configuration) states=\(walk.states)\(walk.isWhole ? "" : " (the nearest)")",
            "transitions=\(walk.transitions) violations=\(walk.violations)"
        )
        // Somebody may be watching.
        fflush(nil)
        #expect(walk.violations == 0, "\n\(walk.story ?? "")")
    }

    @Test func `what differs in names alone is counted, though visited once`() {
        let cast = Configuration([.able], players: 2, [.death]).cast
        let walk = Walk(cast)
        let plain = Walk(cast, isPlain: true)
        #expect(walk.states < plain.states)
        #expect(walk.named == plain.states)
    }

    @Test func `the proof has every two twists together`() {
        #expect(Configuration.unmet(in: Configuration.all) == [])
        #expect(Configuration.unmet(in: [Configuration.all[0]]) != [])
    }
}
