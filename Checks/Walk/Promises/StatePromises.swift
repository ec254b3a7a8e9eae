// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

/// What must be true in every state, however it was come to. Each check names the promise
/// that it stands for, as the design numbers them.
struct StatePromises {
    let world: World

    private var machines: Machines { world.machines }
    private var stage: Stage { world.machines.stage }

    var violations: [String] {
        var found: [String] = []
        checkAnswers(&found)
        checkOwners(&found)
        checkPictures(&found)
        checkOverlay(&found)
        checkArming(&found)
        checkKeeping(&found)
        checkOrders(&found)
        checkOutlook(&found)
        checkWaiting(&found)
        checkRest(&found)
        return found
    }

    // MARK: 1: questions

    private func checkAnswers(_ found: inout [String]) {
        for surface in world.platform.questions
        where !machines.sessions.contains(where: { $0.isAsked && $0.source.surface == surface }) {
            found.append("1: nobody will answer the question of \(surface)")
        }
        for session in machines.sessions where session.isAsked || session.isSeeking {
            if !isLimited(session, by: .restoration) {
                found.append("1: \(session.number) may wait for ever for its answer")
            }
        }
    }

    // MARK: 4, 5: surfaces and pictures

    private func checkOwners(_ found: inout [String]) {
        var owners: [ViewID] = []
        for case .view(let view) in stage.surfaces.values {
            if owners.contains(view) { found.append("4: \(view) has two surfaces") }
            owners.append(view)
        }
    }

    private func checkPictures(_ found: inout [String]) {
        for (view, facts) in stage.views {
            guard facts.visibility == .visible, let player = facts.player,
                stage.players[player] != nil
            else { continue }
            let has = stage.surfaces.contains { $0.key.player == player && $0.value == .view(view) }
            let isLent = stage.loans.contains {
                $0.key.player == player && $0.value.grip == .holding
            }
            if !has && !isLent { found.append("5: \(view) does not show \(player)") }
        }
    }

    // MARK: 7: the overlay keeps what it has

    private func checkOverlay(_ found: inout [String]) {
        var undisturbed = 0
        for session in machines.sessions {
            let owner = stage.surfaces[session.source.surface]
            if owner == nil { found.append("7: \(session.source.surface) is gone") }
            guard session.isUndisturbed else { continue }
            undisturbed += 1
            if owner != .overlay {
                found.append("7: \(session.source.surface) was taken from the overlay")
            }
        }
        if undisturbed > 1 { found.append("7: one overlay, two sessions") }
    }

    // MARK: 8: arming

    private func checkArming(_ found: inout [String]) {
        let able = stage.views.filter { view, facts in
            facts.visibility == .visible && facts.supportsPictureInPicture
                && stage.surfaces.values.contains(.view(view))
                && facts.player.flatMap { stage.players[$0] }?.hasVideo == true
        }
        guard let armed = stage.armed else {
            if !able.isEmpty { found.append("8: nothing is armed") }
            return
        }
        guard let facts = able[armed.source.view],
            stage.surfaces[armed.source.surface]
                == .view(armed.source.view), armed.source.kind == facts.kind,
            armed.source.presentation == facts.presentation, armed.source.player == facts.player
        else { return found.append("8: what is armed is not there: \(armed)") }
        let rank = rank(armed.source.view)
        let rivals = able.keys.filter { $0 != armed.source.view }.map(self.rank)
        let rival = rivals.max { $0.lexicographicallyPrecedes($1) }
        if let rival, rank.lexicographicallyPrecedes(rival) {
            found.append("8: another has the better claim than \(armed)")
        }
        if armed.reason != Self.reason(for: rank, against: rival) {
            found.append("8: the reason for \(armed) is another")
        }
        let starts = startsAutomatically(armed.source.view) && machines.sessions.isEmpty
        if (armed.start == .onLeaving) != starts {
            found.append("8: leaving the app does the wrong thing with \(armed)")
        }
    }

    /// The order of the policies: what plays, the priority, last used, last shown.
    private func rank(_ view: ViewID) -> [Int] {
        guard let facts = stage.views[view], let player = facts.player else { return [] }
        return [
            startsAutomatically(view) ? 1 : 0, isPlaying(player) ? 1 : 0, facts.priority,
            stage.interacted.firstIndex(of: view) ?? -1,
            stage.shown.firstIndex(of: view) ?? -1,
        ]
    }

    /// The first thing in which it is better than the best of the others; that it plays says
    /// more than that it would start by itself.
    private static func reason(for rank: [Int], against rival: [Int]?) -> ArmingReason {
        guard let rival else { return .only }
        if rank[1] > rival[1] { return .playing }
        let reasons: [ArmingReason] = [
            .startsAutomatically, .playing, .priority, .lastInteractedWith, .lastShown,
        ]
        return zip(reasons, zip(rank, rival)).first { $0.1.0 != $0.1.1 }?.0 ?? .only
    }

    private func startsAutomatically(_ view: ViewID) -> Bool {
        guard let facts = stage.views[view], facts.canStartPictureInPictureAutomatically,
            let player = facts.player
        else { return false }
        switch stage.policies.onLeaving {
        case .startWhilePlaying: return isPlaying(player)
        case .start: return true
        case .stay: return false
        }
    }

    private func isPlaying(_ player: PlayerID) -> Bool {
        stage.players[player]?.isPlaying == true
    }

    // MARK: 10: what is kept

    private func checkKeeping(_ found: inout [String]) {
        for surface in stage.loans.keys
        where !machines.sessions.contains(where: { $0.source.surface == surface }) {
            found.append("10: \(surface) is borrowed for nobody")
        }
        for session in machines.sessions where stage.loans[session.source.surface] == nil {
            found.append("10: \(session.number) has not borrowed its surface")
        }
        for (surface, owner) in stage.surfaces where stage.loans[surface] == nil {
            guard case .view(let view) = owner, stage.views[view]?.player == surface.player,
                stage.players[surface.player] != nil
            else { found.append("10: \(surface) belongs to nobody"); continue }
        }
    }

    /// The orders in which views were shown and used have room for those alone that are.
    private func checkOrders(_ found: inout [String]) {
        let visible = stage.views.filter { $0.value.shown != nil }.keys.sorted()
        if stage.shown.sorted() != visible { found.append("10: shown are \(stage.shown)") }
        for view in stage.interacted where stage.views[view] == nil {
            found.append("10: the gone \(view) is remembered")
        }
    }

    // MARK: 8: media controls, and the display

    private func checkOutlook(_ found: inout [String]) {
        let lent = Set(stage.loans.keys.map(\.player)).filter { stage.players[$0] != nil }
        let shown = Set(stage.views.values.compactMap(\.shown)).filter {
            stage.players[$0].map { $0.content != .none } ?? false
        }
        switch stage.outlook.nowPlaying {
        case nil where !(lent.isEmpty && shown.isEmpty): found.append("8: nothing is now playing")
        case let player? where !(lent.isEmpty ? shown : lent).contains(player):
            found.append("8: \(player) is now playing, and is nowhere")
        default: break
        }
        let seen =
            stage.views.values.filter { facts in
                facts.scene.flatMap { stage.scenes[$0] } != .background
            }
            .compactMap(\.shown)
            + stage.loans.keys.filter { stage.surfaces[$0] == .overlay }
            .map(\.player)
        let isSeen = seen.contains { isPlaying($0) && stage.players[$0]?.hasVideo == true }
        if stage.outlook.keepsDisplayAwake != isSeen { found.append("8: the display is not right") }
    }

    // MARK: 13, 14: nothing is waited for without a limit

    private func checkWaiting(_ found: inout [String]) {
        for session in machines.sessions {
            switch session.state {
            case .starting where !isLimited(session, by: .start):
                found.append("13: \(session.number) may start for ever")
            case .failing
            where !isLimited(session, by: .dismissal) && !isLimited(session, by: .restoration):
                found.append("13: \(session.number) may fail for ever")
            case .active where !session.isAtRest, .stopping:
                if !isLimited(session, by: .stop) && !isLimited(session, by: .restoration) {
                    found.append("14: \(session.number) waits for ever in \(session.state)")
                }
            case .inactive, .starting, .failing, .active: break
            }
        }
        for limit in world.limits where machines.session(limit.session) == nil {
            found.append("14: the limit \(limit) outlives its session")
        }
    }

    private func isLimited(_ session: Session, by deadline: Deadline) -> Bool {
        world.limits.contains(.init(session: session.number, deadline: deadline))
    }

    /// Nothing is left over to do.
    private func checkRest(_ found: inout [String]) {
        var again = stage
        let effects = again.settle()
        if !effects.isEmpty || again != stage { found.append("unsettled: \(effects)") }
    }
}
