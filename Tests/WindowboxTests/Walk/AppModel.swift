// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

/// What an app and its user may do next, as a value: its screens come and go, and it
/// owes answers for the screens that it was asked for.
struct AppModel: Hashable {
    /// The sessions that have asked for a screen and have not been told whether it is back.
    var questions: Set<SessionNumber> = []
    /// What it may use.
    var cast: Cast

    /// The views and players that there can be.
    struct Cast: Hashable, Sendable {
        var views: [ViewID: VideoViewFacts]
        var players: [PlayerID]
        var scene = SceneID(rawValue: 1)
        /// What may happen besides requests, screens that come and go, and what platforms
        /// do in any case. All together would take days to visit.
        var twists: Set<Twist> = []
    }
}

/// Something that complicates a story.
enum Twist: Hashable, Sendable, CaseIterable {
    /// The user leaves the app and comes back.
    case leaving
    /// The platform starts what is armed by itself.
    case selfStart
    /// What plays comes to its end.
    case endOfContent
    /// Players go for good.
    case death
    /// The platform does not wait for answers to its questions.
    case impatience
    /// What was given up on comes back, once.
    case ghost
}

extension AppModel {
    /// All that it may do next.
    func events(_ stage: Stage) -> [Machines.Event] {
        requests + screens(stage) + ends(stage) + scene(stage) + answers
    }

    private var requests: [Machines.Event] {
        [.stopRequested, .closeRequested]
            + cast.views.keys.sorted().map { .startRequested($0) }
    }

    private func screens(_ stage: Stage) -> [Machines.Event] {
        cast.views.sorted { $0.key < $1.key }.flatMap { view, facts in
            let now = stage.views[view]
            var events: [Machines.Event] = cast.players.filter { stage.players[$0] != nil }
                .filter { now?.visibility != .visible || now?.player != $0 }
                .map { player in
                    var facts = facts
                    facts.player = player
                    facts.visibility = .visible
                    facts.scene = cast.scene
                    return .staged(.viewChanged(view, facts))
                }
            if var hidden = now, hidden.visibility == .visible {
                hidden.visibility = .hidden
                hidden.player = nil
                events.append(.staged(.viewChanged(view, hidden)))
            }
            if now != nil { events.append(.staged(.viewRemoved(view))) }
            return events
        }
    }

    private func ends(_ stage: Stage) -> [Machines.Event] {
        stage.players.keys.sorted().flatMap { player -> [Machines.Event] in
            (cast.twists.contains(.endOfContent) ? [.staged(.contentEnded(player))] : [])
                + (cast.twists.contains(.death) ? [.staged(.playerRemoved(player))] : [])
        }
    }

    private func scene(_ stage: Stage) -> [Machines.Event] {
        guard cast.twists.contains(.leaving) else { return [] }
        switch stage.scenes[cast.scene] {
        case .background: return [.staged(.sceneChanged(cast.scene, .foreground))]
        case .foreground, nil: return [.staged(.sceneChanged(cast.scene, .background))]
        }
    }

    private var answers: [Machines.Event] {
        questions.sorted().flatMap {
            [.restorationAnswered($0, true), .restorationAnswered($0, false)]
        }
    }
}
