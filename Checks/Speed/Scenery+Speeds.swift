// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

extension Scenery {
    /// What the events cost that there are most of, and a whole session.
    var speeds: [Speed] {
        var active = self
        active.handle(.reported(surface, .willStart))
        active.handle(.reported(surface, .didStart))
        return [
            // What platforms say most of the time is what is known already.
            Speed(of: "steady", in: self, repetitions),
            Speed(of: "steady in PiP", in: active, repetitions + [.startRequested(lastView)]),
            Speed(of: "paused and played", in: self, turns),
            Speed(of: "paused and played in PiP", in: active, turns),
            Speed(of: "hidden and shown", in: self, appearances),
            Speed(of: "a session from start to end", in: self, session),
        ]
    }

    private var repetitions: [Machines.Event] {
        [
            .staged(.playerChanged(lastPlayer, Self.playing)),
            .staged(.viewChanged(lastView, facts(showing: lastPlayer))),
            .staged(.viewInteracted(lastView)),
            .staged(.sceneChanged(scene, .foreground)),
        ]
    }

    private var turns: [Machines.Event] {
        [Self.paused, Self.playing].map { .staged(.playerChanged(lastPlayer, $0)) }
    }

    private var appearances: [Machines.Event] {
        [VideoViewFacts(scene: scene), facts(showing: lastPlayer)].map {
            .staged(.viewChanged(lastView, $0))
        }
    }

    private var session: [Machines.Event] {
        let reports: [Report] = [.willStart, .didStart, .willStop, .didStop]
        return [.startRequested(lastView)] + reports.map { .reported(surface, $0) }
    }
}
