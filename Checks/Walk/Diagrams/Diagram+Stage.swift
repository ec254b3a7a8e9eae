// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

extension Diagram {
    /// Who has the surface of a view.
    static var surface: Diagram {
        var diagram = Diagram(
            "surface",
            of: [
                "none", "in its view", "in another view", "in the overlay",
                "in the overlay until there is a view", "back in a view",
            ]
        )
        visit { before, event, after in
            diagram.add(event.label(before), from: before.ownerName, to: after.ownerName)
        }
        return diagram
    }

    /// What would go into the overlay if the app were left.
    static var arming: Diagram {
        var diagram = Diagram(
            "arming",
            of: ["nothing armed", "armed for leaving", "armed for requests"]
        )
        visit { before, event, after in
            diagram.add(event.label(before), from: before.armingName, to: after.armingName)
        }
        return diagram
    }

    /// Two views of one player are enough for all that can become of a surface.
    private static func visit(_ body: (Stage, Stage.Event, Stage) -> Void) {
        explore(
            from: Stage(),
            { stage in Stage.Event.all.filter { $0.isPossible(on: stage) } },
            { _ = $0.handle($1) },
            body
        )
    }
}

extension SurfaceID {
    fileprivate static let own = SurfaceID(view: .own, player: .only)
}

extension ViewID {
    fileprivate static let own = ViewID(rawValue: 1)
    fileprivate static let other = ViewID(rawValue: 2)
}

extension PlayerID {
    fileprivate static let only = PlayerID(rawValue: 1)
}

extension Stage {
    fileprivate var ownerName: String {
        switch (surfaces[.own], loans[.own]?.grip) {
        case (nil, _): "none"
        case (.overlay, .holding): "in the overlay"
        case (.overlay, _): "in the overlay until there is a view"
        case (.view, .some): "back in a view"
        case (.view(.own), nil): "in its view"
        case (.view, nil): "in another view"
        }
    }

    fileprivate var armingName: String {
        switch armed?.start {
        case nil: "nothing armed"
        case .onLeaving: "armed for leaving"
        case .never: "armed for requests"
        }
    }
}

extension Stage.Event {
    fileprivate static let all: [Stage.Event] =
        [ViewID.own, .other].flatMap { view in
            [
                .viewChanged(view, .facts(.visible, supports: true)),
                .viewChanged(view, .facts(.visible, supports: false)),
                .viewChanged(view, .facts(.hidden, supports: true)),
                .viewRemoved(view),
            ]
        } + [
            .playerChanged(.only, PlayerFacts(isPlaying: true, content: .video)),
            .playerChanged(.only, PlayerFacts(isPlaying: false, content: .video)),
            .playerChanged(.only, PlayerFacts(isPlaying: true, content: .loading)),
            .playerRemoved(.only),
            .borrowed(.own, .request), .yielded(.own), .returned(.own, .restored),
        ]

    /// Whether it can come about: sessions borrow what a view has, and return what is borrowed.
    fileprivate func isPossible(on stage: Stage) -> Bool {
        switch self {
        case .borrowed: stage.loans[.own] == nil && stage.ownerName.hasSuffix("view")
        case .yielded: stage.loans[.own]?.grip == .holding
        case .returned: stage.loans[.own]?.grip == .yielding
        case .viewChanged, .viewRemoved, .viewInteracted, .playerChanged, .playerPaused,
            .contentEnded, .playerRemoved, .sceneChanged, .policiesChanged, .closed:
            true
        }
    }

    fileprivate func label(_ before: Stage) -> String {
        switch self {
        case .viewChanged(_, let facts) where facts.shown == nil: "a view goes"
        case .viewChanged(let view, _) where before.views[view]?.shown == nil: "a view comes"
        case .viewChanged: "support changes"
        case .viewRemoved: "a view goes"
        case .viewInteracted: "a view is used"
        case .playerChanged(let player, _) where before.players[player] == nil: "the player comes"
        case .playerChanged(_, let facts) where !facts.hasVideo: "no picture"
        case .playerChanged(_, let facts): facts.isPlaying ? "it plays" : "it is paused"
        case .playerPaused: "the system pauses"
        case .contentEnded: "the content ends"
        case .playerRemoved: "the player goes"
        case .sceneChanged: "the app is left or comes back"
        case .policiesChanged: "other policies"
        case .borrowed: "borrowed"
        case .yielded: "yielded"
        case .closed: "closed"
        case .returned: "returned"
        }
    }
}

extension VideoViewFacts {
    fileprivate static func facts(_ visibility: Visibility, supports: Bool) -> VideoViewFacts {
        VideoViewFacts(player: .only, visibility: visibility, supportsPictureInPicture: supports)
    }
}
