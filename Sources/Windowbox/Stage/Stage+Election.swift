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
        let candidates = shown.compactMap(candidate)
        guard let best = candidates.max(by: { $0.claim < $1.claim }) else { return nil }
        return ArmedSurface(
            source: best.source,
            reason: best.claim.reason(against: candidates.map(\.claim).filter { $0 != best.claim }),
            start: best.claim.isPlaying && loans.isEmpty ? .onLeaving : .never
        )
    }

    private func candidate(_ view: ViewID) -> (source: Source, claim: Claim)? {
        guard let facts = views[view], facts.supportsPictureInPicture,
            let player = facts.shownPlayer, players[player]?.hasVideo == true,
            let surface = surface(of: view)
        else { return nil }
        return (
            Source(
                surface: surface,
                view: view,
                kind: facts.kind,
                presentation: facts.presentation
            ),
            Claim(
                isPlaying: players[player]?.isPlaying == true,
                priority: facts.priority,
                interaction: interacted.firstIndex(of: view) ?? -1,
                appearance: shown.firstIndex(of: view) ?? -1
            )
        )
    }

    /// The surface that a view has.
    package func surface(of view: ViewID) -> SurfaceID? {
        surfaces.first { $0.value == .view(view) }?.key
    }

    /// What a session from this view would start from, if it could.
    package func source(from view: ViewID) -> Source? {
        candidate(view)?.source
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
    func reason(against others: [Claim]) -> ArmingReason {
        guard let rival = others.max() else { return .only }
        if isPlaying != rival.isPlaying { return .playing }
        if priority != rival.priority { return .priority }
        if interaction != rival.interaction { return .lastInteractedWith }
        return .lastShown
    }
}
