// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

extension Stage {
    /// Works out who ought to have each surface, and which is armed.
    ///
    /// What leaves a view goes first, so that the view is free for what arrives. Nothing
    /// is left to do afterwards: settling twice is the same as settling once.
    package mutating func settle() -> [Effect] {
        withdraw() + returnHome() + furnish() + elect()
    }

    /// What its view must not have any more goes to the overlay, or is let go of.
    private mutating func withdraw() -> [Effect] {
        var effects: [Effect] = []
        for surface in surfaces.keys.filter(mayLeave).sorted() {
            guard case .view(let view) = surfaces[surface] else { continue }
            switch loans[surface]?.grip {
            case .holding:
                surfaces[surface] = .overlay
                effects.append(.move(surface, to: .overlay))
            case .yielding where !shows(view, surface.player):
                // Its view went while the session was ending: there may be another, or else
                // the overlay has it until then.
                if let next = home(of: surface) {
                    effects += move(surface, to: next)
                } else {
                    surfaces[surface] = .overlay
                    effects += [.move(surface, to: .overlay), .surfaceWithdrawn(surface)]
                }
            case nil where !shows(view, surface.player):
                surfaces[surface] = nil
                effects.append(.discard(surface))
            case .yielding, nil:
                break
            }
        }
        return effects
    }

    /// Whether there is a reason why a view should not have a surface.
    private func mayLeave(_ surface: SurfaceID) -> Bool {
        guard case .view(let view) = surfaces[surface] else { return false }
        return isHeld(surface) || !shows(view, surface.player)
    }

    /// What sessions no longer hold goes to a view, if there is one.
    private mutating func returnHome() -> [Effect] {
        var effects: [Effect] = []
        for surface in surfaces.keys.filter({ surfaces[$0] == .overlay }).sorted() {
            let loan = loans[surface]
            guard loan?.grip != .holding else { continue }
            guard let view = home(of: surface) else {
                guard loan == nil else { continue }
                surfaces[surface] = nil
                effects.append(.discard(surface))
                continue
            }
            effects += move(surface, to: view)
            if loan != nil { effects.append(.surfaceReturned(surface)) }
        }
        return effects
    }

    /// Each view that shows a player has a surface for it, unless it is to get the one
    /// that the overlay has.
    private mutating func furnish() -> [Effect] {
        var effects: [Effect] = []
        while let view = shown.first(where: { isBare($0) }), let player = views[view]?.player {
            let surface = SurfaceID(view: view, player: player)
            // The surface may have gone to another view of the player, which then gets its own.
            effects.append(
                surfaces[surface] == nil ? .make(surface) : .move(surface, to: .view(view))
            )
            surfaces[surface] = .view(view)
        }
        return effects
    }

    /// Whether a view lacks a surface that it could have.
    private func isBare(_ view: ViewID) -> Bool {
        guard surface(of: view) == nil, let player = views[view]?.shownPlayer,
            players[player] != nil
        else { return false }
        let own = SurfaceID(view: view, player: player)
        return surfaces[own] != .overlay && !isHomeOfLoan(view, of: player)
    }

    private func isHomeOfLoan(_ view: ViewID, of player: PlayerID) -> Bool {
        loans.keys.contains { surface in
            surface.player == player && surfaces[surface] == .overlay && home(of: surface) == view
        }
    }

    /// The view that a surface goes to: the one that it came from, else the one that was
    /// shown last.
    private func home(of surface: SurfaceID) -> ViewID? {
        let lender = loans[surface]?.lender ?? surface.view
        let open = shown.filter { shows($0, surface.player) && isOpen($0, to: surface) }
        return open.first { $0 == lender } ?? open.last
    }

    /// Whether no other session has a claim to be the one that gives a surface to this view.
    private func isOpen(_ view: ViewID, to surface: SurfaceID) -> Bool {
        loans.allSatisfy { other, loan in
            switch loan.grip {
            case _ where other == surface: true
            case .holding: loan.lender != view || other.player != surface.player
            case .yielding: surfaces[other] != .view(view)
            }
        }
    }

    /// A view that gets a surface back gives up the one that stood in for it.
    private mutating func move(_ surface: SurfaceID, to view: ViewID) -> [Effect] {
        var effects: [Effect] = []
        if let other = self.surface(of: view) {
            surfaces[other] = nil
            effects.append(.discard(other))
        }
        surfaces[surface] = .view(view)
        return effects + [.move(surface, to: .view(view))]
    }
}
