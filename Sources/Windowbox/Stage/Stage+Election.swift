// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

extension Stage {
    /// Chooses what would go into Picture in Picture if the app were left now, and what
    /// media controls act upon, from nothing but what is so now.
    mutating func elect() -> [Effect] {
        let choice = survey()
        guard choice != armed else { return [] }
        armed = choice
        return [.arm(choice)]
    }

    private mutating func survey() -> ArmedSurface? {
        outlook = Outlook()
        var best: Candidate?
        var rival: Claim?
        var loudest: Claim?
        for (appearance, view) in shown.enumerated() {
            guard let facts = views[view], let player = facts.player,
                let playback = players[player]
            else { continue }
            let claim = claim(of: view, facts, playback, appearance)
            look(at: player, playback, in: facts)
            if playback.content != .none, loudest.map({ $0.isQuieter(than: claim) }) ?? true {
                loudest = claim
                outlook.nowPlaying = player
            }
            guard facts.supportsPictureInPicture, playback.hasVideo,
                let surface = surface(of: view)
            else { continue }
            if let best, claim < best.claim {
                rival = rival.map { max($0, claim) } ?? claim
            } else {
                rival = best?.claim
                best = Candidate(view: view, facts: facts, surface: surface, claim: claim)
            }
        }
        lookAtOverlay()
        guard let best else { return nil }
        return ArmedSurface(
            source: Source(best.surface, in: best.view, best.facts),
            reason: best.claim.reason(against: rival),
            start: best.claim.startsAutomatically && loans.isEmpty ? .onLeaving : .never
        )
    }

    private mutating func look(
        at player: PlayerID,
        _ playback: PlayerFacts,
        in facts: VideoViewFacts
    ) {
        guard playback.isPlaying, playback.hasVideo, phase(of: facts) == .foreground else { return }
        outlook.keepsDisplayAwake = true
    }

    /// What is in the overlay comes before what is beside it; what a session means to keep
    /// there, before what is on its way out.
    private mutating func lookAtOverlay() {
        let lent = loans.keys.filter { players[$0.player] != nil }
        guard let surface = lent.filter(isHeld).max() ?? lent.max() else { return }
        outlook.nowPlaying = surface.player
        for surface in lent where surfaces[surface] == .overlay {
            guard let playback = players[surface.player], playback.isPlaying, playback.hasVideo
            else { continue }
            outlook.keepsDisplayAwake = true
        }
    }

    private func claim(
        of view: ViewID,
        _ facts: VideoViewFacts,
        _ playback: PlayerFacts,
        _ appearance: Int
    ) -> Claim {
        Claim(
            startsAutomatically: facts.canStartPictureInPictureAutomatically
                && policies.startsOnLeaving(isPlaying: playback.isPlaying),
            isPlaying: playback.isPlaying,
            isHeard: playback.isHeard,
            priority: facts.priority,
            interaction: interacted.firstIndex(of: view) ?? -1,
            appearance: appearance
        )
    }

    /// The surface that a view has.
    package func surface(of view: ViewID) -> SurfaceID? {
        // Nearly always it is the one that was made for it, and then no search is needed.
        if let player = views[view]?.player {
            let own = SurfaceID(view: view, player: player)
            if surfaces[own] == .view(view) { return own }
        }
        return surfaces.first { $0.value == .view(view) }?.key
    }

    /// What a session from this view would start from; nil if it has no surface.
    package func source(from view: ViewID) -> Source? {
        guard let facts = views[view], let surface = surface(of: view) else { return nil }
        return Source(surface, in: view, facts)
    }
}

extension Policies {
    fileprivate func startsOnLeaving(isPlaying: Bool) -> Bool {
        switch onLeaving {
        case .startWhilePlaying: isPlaying
        case .start: true
        case .stay: false
        }
    }
}

extension Source {
    /// What a session with this surface starts from, as the view is now.
    init(
        _ surface: SurfaceID,
        in view: ViewID,
        _ facts: VideoViewFacts,
        trigger: Trigger = .request
    ) {
        self.init(
            surface: surface,
            view: view,
            kind: facts.kind,
            presentation: facts.presentation,
            trigger: trigger
        )
    }
}

/// A view that could be armed.
private struct Candidate {
    var view: ViewID
    var facts: VideoViewFacts
    var surface: SurfaceID
    var claim: Claim
}

/// How good a view's claim to Picture in Picture is.
private struct Claim: Comparable {
    var startsAutomatically: Bool
    var isPlaying: Bool
    var isHeard: Bool
    var priority: Int
    var interaction: Int
    var appearance: Int

    static func < (lhs: Claim, rhs: Claim) -> Bool {
        guard lhs.startsAutomatically == rhs.startsAutomatically else {
            return rhs.startsAutomatically
        }
        guard lhs.isPlaying == rhs.isPlaying else { return rhs.isPlaying }
        return lhs.prominence < rhs.prominence
    }

    /// Whether media controls are rather for another.
    func isQuieter(than other: Claim) -> Bool {
        isHeard == other.isHeard ? prominence < other.prominence : other.isHeard
    }

    private var prominence: (Int, Int, Int) { (priority, interaction, appearance) }

    /// What decided: the first thing in which it beats the best of the others.
    func reason(against rival: Claim?) -> ArmingReason {
        guard let rival else { return .only }
        if isPlaying && !rival.isPlaying { return .playing }
        if startsAutomatically != rival.startsAutomatically { return .startsAutomatically }
        if priority != rival.priority { return .priority }
        if interaction != rival.interaction { return .lastInteractedWith }
        return .lastShown
    }
}
