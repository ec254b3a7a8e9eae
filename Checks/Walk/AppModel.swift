// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

/// What an app and its user may do next: screens come and go, and answers are owed for
/// the screens that the app was asked for.
struct AppModel {
    let cast: Cast
    let machines: Machines
    /// The sessions that have asked for a screen and have not been told whether it is back.
    let questions: [SessionNumber]

    private var stage: Stage { machines.stage }

    /// All that it may do next.
    var events: [Machines.Event] {
        var events: [Machines.Event] = [.startRequested(nil), .stopRequested, .closeRequested]
        for view in cast.viewIDs {
            events.append(.startRequested(view))
            appendScreens(of: view, to: &events)
        }
        for player in cast.players {
            if let facts = stage.players[player] { appendTurns(of: player, facts, to: &events) }
        }
        if cast.has(.leaving) {
            events += cast.scenes.map { .staged(.sceneChanged($0, phase(after: stage.scenes[$0]))) }
        }
        for number in answerable {
            events += [.restorationAnswered(number, true), .restorationAnswered(number, false)]
        }
        return events
    }

    /// The sessions that it may say something about its screen to.
    private var answerable: [SessionNumber] {
        guard cast.has(.anarchy) else { return questions.sorted() }
        return Set(machines.sessions.map(\.number) + [machines.lastNumber]).sorted()
    }

    private func phase(after phase: ScenePhase?) -> ScenePhase {
        switch phase {
        case .background: .foreground
        case .foreground, nil: .background
        }
    }

    /// A screen with a view comes, goes, or shows something else.
    private func appendScreens(of view: ViewID, to events: inout [Machines.Event]) {
        let now = stage.views[view]
        for player in cast.players where stage.players[player] != nil {
            guard now?.shown != player else { continue }
            events.append(.staged(.viewChanged(view, cast.facts(of: view, showing: player))))
        }
        guard let now else { return }
        if cast.has(.removal) { events.append(.staged(.viewRemoved(view))) }
        if cast.has(.using) { events.append(.staged(.viewInteracted(view))) }
        func append(_ change: (inout VideoViewFacts) -> Void) {
            var changed = now
            change(&changed)
            events.append(.staged(.viewChanged(view, changed)))
        }
        if cast.has(.keeping), now.player != nil { append { $0.player = nil } }
        guard now.visibility == .visible else { return }
        append {
            $0.visibility = .hidden
            if !cast.has(.keeping) { $0.player = nil }
        }
        if cast.has(.support) { append { $0.supportsPictureInPicture.toggle() } }
        if cast.has(.fullScreen) {
            append { $0.presentation = now.presentation == .inline ? .fullScreen : .inline }
        }
        if cast.has(.moving) { append { $0.scene = scene(after: now.scene) } }
    }

    /// From window to window, and then into none.
    private func scene(after scene: SceneID?) -> SceneID? {
        guard let scene, let place = cast.scenes.firstIndex(of: scene) else {
            return cast.scenes.first
        }
        return cast.scenes.dropFirst(place + 1).first
    }

    private func appendTurns(
        of player: PlayerID,
        _ facts: PlayerFacts,
        to events: inout [Machines.Event]
    ) {
        if cast.has(.endOfContent) { events.append(.staged(.contentEnded(player))) }
        if cast.has(.death) { events.append(.staged(.playerRemoved(player))) }
        if cast.has(.pausing) {
            var turned = facts
            turned.isPlaying.toggle()
            events.append(.staged(.playerChanged(player, turned)))
            events += SystemPause.allCases.map { .staged(.playerPaused(player, $0)) }
        }
        if cast.has(.loading) {
            for content in facts.content.next {
                var turned = facts
                turned.content = content
                events.append(.staged(.playerChanged(player, turned)))
            }
        }
    }
}

extension PlayerFacts.Content {
    /// What may come after it.
    fileprivate var next: [Self] {
        switch self {
        case .none: [.loading]
        case .loading: [.video]
        case .video: [.loading, .sound]
        case .sound: [.none]
        }
    }
}
