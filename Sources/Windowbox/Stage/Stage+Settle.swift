// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

extension Stage {
    /// Works out who ought to have each surface, and which is armed.
    mutating func settle() -> [Effect] {
        returnHome() + lend() + clear() + furnish() + elect()
    }

    /// What sessions no longer hold goes to a view, if there is one.
    private mutating func returnHome() -> [Effect] {
        var effects: [Effect] = []
        for (surface, owner) in surfaces.sorted(by: { $0.key < $1.key }) where owner == .overlay {
            guard loans[surface] != .holding else { continue }
            guard let view = home(for: surface.player, from: surface.view) else { continue }
            effects += take(awayFrom: view, for: surface)
            surfaces[surface] = .view(view)
            effects.append(.move(surface, to: .view(view)))
            if loans[surface] == .yielding { effects.append(.surfaceReturned(surface)) }
        }
        return effects
    }

    /// What sessions hold is in the overlay.
    private mutating func lend() -> [Effect] {
        var effects: [Effect] = []
        for surface in loans.keys.sorted() where loans[surface] == .holding {
            guard let owner = surfaces[surface], owner != .overlay else { continue }
            surfaces[surface] = .overlay
            effects.append(.move(surface, to: .overlay))
        }
        return effects
    }

    /// What neither a session nor its view needs any more is let go of.
    private mutating func clear() -> [Effect] {
        var effects: [Effect] = []
        for (surface, owner) in surfaces.sorted(by: { $0.key < $1.key }) {
            switch owner {
            case .overlay where loans[surface] != nil: continue
            case .view(let view)
            where views[view]?.shownPlayer == surface.player && players[surface.player] != nil:
                continue
            case .view where loans[surface] != nil:
                // Its view went while the session was ending: the overlay shows it until then.
                surfaces[surface] = .overlay
                effects.append(.move(surface, to: .overlay))
            case .overlay, .view:
                surfaces[surface] = nil
                effects.append(.discard(surface))
            }
        }
        return effects
    }

    /// Each view that shows a player has a surface for it, unless it is to get the one
    /// that the overlay has.
    private mutating func furnish() -> [Effect] {
        var effects: [Effect] = []
        for view in shown {
            guard let player = views[view]?.shownPlayer, players[player] != nil else { continue }
            guard !surfaces.contains(where: { $0.key.player == player && $0.value == .view(view) })
            else { continue }
            let surface = SurfaceID(view: view, player: player)
            guard surfaces[surface] == nil, !isHomeOfLoan(view, of: player) else { continue }
            surfaces[surface] = .view(view)
            effects.append(.make(surface))
        }
        return effects
    }

    private func isHomeOfLoan(_ view: ViewID, of player: PlayerID) -> Bool {
        loans.keys.contains { $0.player == player && home(for: player, from: $0.view) == view }
    }

    /// A view that gets a surface back gives up the one that stood in for it.
    private mutating func take(awayFrom view: ViewID, for surface: SurfaceID) -> [Effect] {
        surfaces.filter { $0.value == .view(view) && $0.key != surface }.keys.sorted()
            .map { other in
                surfaces[other] = nil
                return .discard(other)
            }
    }
}
