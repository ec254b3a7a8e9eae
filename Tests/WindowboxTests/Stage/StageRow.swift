// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import Windowbox

/// Given these events, when this event, then these effects.
struct StageRow: Sendable, CustomTestStringConvertible {
    var sentence: String
    var given: [Stage.Event]
    var event: Stage.Event
    var effects: [Stage.Effect]
    var location: SourceLocation

    init(
        _ sentence: String,
        _ given: [Stage.Event],
        _ event: Stage.Event,
        _ effects: [Stage.Effect],
        at location: SourceLocation = #_sourceLocation
    ) {
        self.sentence = sentence
        self.given = given
        self.event = event
        self.effects = effects
        self.location = location
    }

    var testDescription: String { "line \(location.line): \(sentence)" }

    func check() {
        var stage = Stage()
        for event in given { _ = stage.handle(event) }
        #expect(stage.handle(event) == effects, "\(sentence)", sourceLocation: location)
        let settled = stage
        #expect(
            stage.settle().isEmpty && stage == settled,
            "\(sentence): something is left to do",
            sourceLocation: location
        )
    }
}

// What the rows begin with.
extension Stage.Event {
    static func player(_ player: PlayerID, isPlaying: Bool = true, hasVideo: Bool = true) -> Self {
        .playerChanged(player, PlayerFacts(isPlaying: isPlaying, hasVideo: hasVideo))
    }

    /// A player that plays has this to play.
    static func player(_ player: PlayerID, _ content: PlayerFacts.Content) -> Self {
        .playerChanged(player, PlayerFacts(isPlaying: true, content: content))
    }

    /// The app wants this where apps disagree.
    static func policy<Answer>(
        _ question: WritableKeyPath<Policies, Answer>,
        _ answer: Answer
    ) -> Self {
        var policies = Policies()
        policies[keyPath: question] = answer
        return .policiesChanged(policies)
    }

    /// A view that supports Picture in Picture shows a player, or none.
    static func show(_ player: PlayerID?, in view: ViewID, scene: SceneID? = window) -> Self {
        .viewChanged(view, .shown(player, scene: scene))
    }

    /// A view without support for Picture in Picture shows a player.
    static func showPlainly(_ player: PlayerID?, in view: ViewID) -> Self {
        var facts = VideoViewFacts.shown(player)
        facts.supportsPictureInPicture = false
        return .viewChanged(view, facts)
    }

    /// A view that does not start by itself shows a player.
    static func showOnRequest(_ player: PlayerID?, in view: ViewID) -> Self {
        var facts = VideoViewFacts.shown(player)
        facts.canStartPictureInPictureAutomatically = false
        return .viewChanged(view, facts)
    }

    static func hide(_ view: ViewID, _ player: PlayerID?) -> Self {
        var facts = VideoViewFacts.shown(player)
        facts.visibility = .hidden
        return .viewChanged(view, facts)
    }
}

extension VideoViewFacts {
    static func shown(
        _ player: PlayerID?,
        scene: SceneID? = window,
        priority: Int = 0
    ) -> VideoViewFacts {
        VideoViewFacts(
            player: player,
            scene: scene,
            visibility: .visible,
            supportsPictureInPicture: true,
            priority: priority
        )
    }
}

func armed(
    _ source: Source,
    _ reason: ArmingReason,
    _ start: AutomaticStart = .onLeaving
) -> Stage.Effect {
    .arm(ArmedSurface(source: source, reason: reason, start: start))
}
