// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation
import WindowboxWalk

/// The walk through one configuration.
struct Leg: Sendable, CustomStringConvertible {
    let configuration: Configuration
    let walk: Walk
    private let time: Duration

    init(through configuration: Configuration) {
        let begun = ContinuousClock.now
        self.configuration = configuration
        walk = Walk(configuration.cast)
        time = ContinuousClock.now - begun
    }

    var description: String {
        """
        \(configuration) states=\(walk.states) (with names \(walk.named)) \
        transitions=\(walk.transitions) violations=\(walk.stories.count) \
        \(walk.isWhole ? "whole" : "not whole") \(time.inSeconds) s
        """
    }
}

extension Duration {
    /// In seconds, with one digit after the point.
    var inSeconds: String {
        formatted(.units(allowed: [.seconds], width: .narrow, fractionalPart: .show(length: 1)))
            .replacing("s", with: "")
    }
}
