// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation
import WindowboxWalk

/// The walk through one configuration.
struct Leg: Sendable, CustomStringConvertible {
    let configuration: Configuration
    let walk: Walk
    /// What the processor has worked for it, whatever else it did meanwhile.
    private let time: Duration

    init(through configuration: Configuration) {
        let begun = Self.worked
        self.configuration = configuration
        walk = Walk(configuration.cast)
        time = Self.worked - begun
    }

    /// How long this thread has worked; a walk does not leave it.
    private static var worked: Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }

    var description: String {
        """
        \(configuration) states=\(walk.states) (with names \(walk.named)) \
        transitions=\(walk.transitions) violations=\(walk.violations) \
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
