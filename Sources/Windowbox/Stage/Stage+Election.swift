// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

extension Stage {
    /// Chooses what would go into Picture in Picture if the app were left now, from
    /// nothing but what is so now.
    mutating func elect() -> [Effect] {
        let choice = election()
        guard choice != armed else { return [] }
        armed = choice
        return [.arm(choice)]
    }

    private func election() -> ArmedSurface? {
        var best: (source: Source, claim: Claim)?
        var rival: Claim?
        for (appearance, view) in shown.enumerated() {
            guard let source = source(from: view) else { continue }
            let claim = claim(of: view, to: source.player, appearance)
            if let best, claim < best.claim {
                rival = rival.map { max($0, claim) } ?? claim
            } else {
                rival = best?.claim
                best = (source, claim)
            }
        }
        guard let best else { return nil }
        return ArmedSurface(
            source: best.source,
            reason: best.claim.reason(against: rival),
            start: best.claim.isPlaying && loans.isEmpty ? .onLeaving : .never
        )
    }

    private func claim(of view: ViewID, to player: PlayerID, _ appearance: Int) -> Claim {
        Claim(
            isPlaying: players[player]?.isPlaying == true,
            priority: views[view]?.priority ?? 0,
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

    /// What a session from this view would start from, if it could.
    package func source(from view: ViewID) -> Source? {
        guard let facts = views[view], facts.supportsPictureInPicture,
            let player = facts.shownPlayer, players[player]?.hasVideo == true,
            let surface = surface(of: view)
        else { return nil }
        return Source(
            surface: surface,
            view: view,
            kind: facts.kind,
            presentation: facts.presentation
        )
    }
}

/// How good a view's claim to Picture in Picture is.
private struct Claim: Comparable {
    var isPlaying: Bool
    var priority: Int
    var interaction: Int
    var appearance: Int

    static func < (lhs: Claim, rhs: Claim) -> Bool {
        (lhs.isPlaying ? 1 : 0, lhs.priority, lhs.interaction, lhs.appearance)
            < (rhs.isPlaying ? 1 : 0, rhs.priority, rhs.interaction, rhs.appearance)
    }

    /// What decided: the first thing in which it beats the best of the others.
    func reason(against rival: Claim?) -> ArmingReason {
        guard let rival else { return .only }
        if isPlaying != rival.isPlaying { return .playing }
        if priority != rival.priority { return .priority }
        if interaction != rival.interaction { return .lastInteractedWith }
        return .lastShown
    }
}
