// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// Who is on screen, and who has which surface.
///
/// A value without views or players: it is told facts, and works out from them,
/// afresh each time, who ought to have each surface and which one is armed. The
/// difference to what was is what it wants done, as a list of single steps.
package struct Stage: Hashable, Sendable {
    /// The views that there are.
    package private(set) var views: [ViewID: VideoViewFacts] = [:]
    /// The players that there are.
    package private(set) var players: [PlayerID: PlayerFacts] = [:]
    /// Which scenes are before the user; one that was never reported is.
    package private(set) var scenes: [SceneID: ScenePhase] = [:]
    /// Who has each surface.
    package internal(set) var surfaces: [SurfaceID: SurfaceOwner] = [:]
    /// The surfaces that sessions have borrowed.
    package internal(set) var loans: [SurfaceID: Loan] = [:]
    /// The views in the order in which they were last shown, latest last.
    package private(set) var shown: [ViewID] = []
    /// The views in the order in which the user last used them, latest last.
    package private(set) var interacted: [ViewID] = []
    /// What is to be done where apps disagree.
    package private(set) var policies = Policies()
    /// What would go into Picture in Picture if the app were left now.
    package internal(set) var armed: ArmedSurface?
    /// What the system's media controls act upon, and whether video that plays is
    /// to be seen.
    package internal(set) var outlook = Outlook()

    /// What is known of a surface that a session has borrowed.
    package struct Loan: Hashable, Sendable {
        /// The view that had it.
        package var lender: ViewID
        /// How firmly the session holds it.
        package var grip: Grip
        /// Who began the session.
        package var trigger = Trigger.request
        /// What is still to be done about its sound.
        package var sound = Sound.open
    }

    /// Whether a session's end may still have to pause its player.
    package enum Sound: Hashable, Sendable {
        /// It may.
        case open
        /// It was paused when the app closed it; what plays since is not the session's.
        case settled
    }

    /// How firmly a session holds the surface that it has borrowed.
    package enum Grip: Hashable, Sendable {
        /// Nothing takes it but an end of the session.
        case holding
        /// The first view for the player gets it.
        case yielding
    }

    /// Makes an empty stage.
    package init() {}

    /// Tells the stage what happened, and returns what is to be done, in order.
    package mutating func handle(_ event: Event) -> [Effect] {
        isNews(event) ? take(event) + settle() : []
    }

    /// Whether an event changes anything; platforms may say the same as often as they like.
    func isNews(_ event: Event) -> Bool {
        switch event {
        case .viewChanged(let view, let facts): views[view] != facts
        case .viewRemoved(let view): views[view] != nil
        case .viewInteracted(let view): views[view] != nil && interacted.last != view
        case .playerChanged(let player, let facts): players[player] != facts
        case .playerRemoved(let player): players[player] != nil
        case .sceneChanged(let scene, let phase): scenes[scene] != phase
        case .policiesChanged(let policies): self.policies != policies
        case .playerPaused, .contentEnded, .borrowed, .yielded, .closed, .returned: true
        }
    }

    private mutating func take(_ event: Event) -> [Effect] {
        switch event {
        case .viewChanged(let view, let facts):
            let before = views.updateValue(facts, forKey: view)?.shownPlayer
            return facts.shownPlayer == before ? [] : show(facts.shownPlayer, in: view)
        case .viewRemoved(let view):
            views[view] = nil
            shown.removeAll { $0 == view }
            interacted.removeAll { $0 == view }
            return []
        case .viewInteracted(let view):
            interacted.moveToEnd(view)
            return []
        case .playerChanged(let player, let facts):
            let before = players.updateValue(facts, forKey: player)
            return follow(player, from: before, to: facts)
        case .playerPaused(let player, let cause):
            return resume(player, after: cause)
        case .contentEnded(let player):
            switch policies.onEndOfContent {
            case .stop: return requestEnd(of: player, .endOfContent)
            case .keep: return []
            }
        case .playerRemoved(let player):
            players[player] = nil
            return loans(of: player).map { .surfaceLost($0) }
        case .sceneChanged(let scene, let phase):
            let before = scenes.updateValue(phase, forKey: scene) ?? .foreground
            switch (before, phase) {
            case (.background, .foreground): return welcome(back: scene)
            case (.foreground, _), (.background, .background): return []
            }
        case .policiesChanged(let policies):
            self.policies = policies
            return []
        case .borrowed(let surface, let trigger):
            loans[surface] = Loan(lender: holder(of: surface), grip: .holding, trigger: trigger)
            return []
        case .yielded(let surface):
            loans[surface]?.grip = .yielding
            return []
        case .closed(let surface):
            return pauseAtOnce(surface)
        case .returned(let surface, let ending):
            guard let loan = loans.removeValue(forKey: surface), loan.sound == .open else {
                return []
            }
            return pause(surface.player, after: ending)
        }
    }

    /// A view begins to show a player, or to show none.
    private mutating func show(_ player: PlayerID?, in view: ViewID) -> [Effect] {
        shown.removeAll { $0 == view }
        guard let player else { return [] }
        shown.append(view)
        // Whoever opens what plays in the overlay wants it here; in a scene that nobody
        // has before them, when they come back to it.
        guard phase(of: view) == .foreground, takesOver(view) else { return [] }
        return requestEnd(of: player, .reopen)
    }

    /// A scene is before the user again: what it shows itself leaves the overlay.
    private func welcome(back scene: SceneID) -> [Effect] {
        loans.keys.sorted().filter { isHeld($0) && stopsOnReturn($0) }
            .filter { loan in
                views.contains { view, facts in
                    facts.scene == scene && facts.shownPlayer == loan.player && takesOver(view)
                }
            }
            .map { .requestEnd($0, .returnToForeground) }
    }

    private func stopsOnReturn(_ surface: SurfaceID) -> Bool {
        switch policies.onReturn {
        case .stop: true
        case .stopIfStartedBySystem: loans[surface]?.trigger == .system
        case .keep: false
        }
    }

    /// Whether a view that shows what is in the overlay wants to have it.
    private func takesOver(_ view: ViewID) -> Bool {
        switch policies.onViewWithoutSupport {
        case .takeOver: true
        case .leave: views[view]?.supportsPictureInPicture == true
        }
    }

    func requestEnd(of player: PlayerID, _ wish: Wish) -> [Effect] {
        loans(of: player).filter(isHeld).map { .requestEnd($0, wish) }
    }

    func loans(of player: PlayerID) -> [SurfaceID] {
        loans.keys.filter { $0.player == player }.sorted()
    }

    /// Whether a session means to keep a surface: what it is about to give back needs
    /// no asking for.
    func isHeld(_ surface: SurfaceID) -> Bool {
        loans[surface]?.grip == .holding
    }

    private func holder(of surface: SurfaceID) -> ViewID {
        switch surfaces[surface] {
        case .view(let view): view
        case .overlay, nil: surface.view
        }
    }

    func phase(of view: ViewID) -> ScenePhase {
        views[view].map { phase(of: $0) } ?? .foreground
    }

    func phase(of facts: VideoViewFacts) -> ScenePhase {
        facts.scene.flatMap { scenes[$0] } ?? .foreground
    }

    /// Whether a view has a player's picture on screen, or would if it had a surface.
    func shows(_ view: ViewID, _ player: PlayerID) -> Bool {
        views[view]?.shownPlayer == player && players[player] != nil
    }
}

extension [ViewID] {
    fileprivate mutating func moveToEnd(_ view: ViewID) {
        removeAll { $0 == view }
        append(view)
    }
}
