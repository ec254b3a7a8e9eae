// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

// What may be done to players at each step.
extension StepPromises {
    // MARK: 6: pauses

    func checkPauses(_ found: inout [String]) {
        var wanted = closed + hushed
        var paused: [PlayerID] = []
        for effect in effects {
            if case .stage(.pause(let player)) = effect { paused.append(player) }
            guard case .session(_, let source, .announce(let announcement)) = effect else {
                continue
            }
            let player = source.player
            let isShown = after.isOnScreen(player)
            let isGone = stage.players[player] == nil
            let isElsewhere = after.machines.sessions.contains { $0.source.player == player }
            // The app has closed it, and what plays now is something else.
            if before.machines.stage.loans[source.surface]?.sound == .settled { continue }
            switch announcement {
            case .didStop(.contentEnded), .willStart, .didStart, .willStop: continue
            case .didStop(.closed) where stage.policies.onClose == .pause:
                if !isGone && !isElsewhere { wanted.append(player) }
            case .didStop, .failedToStart:
                if !isShown && !isGone && !isElsewhere { wanted.append(player) }
            }
        }
        if paused.sorted() != wanted.sorted() {
            found.append("6: paused \(paused), where the policies want \(wanted)")
        }
    }

    /// What the app has just closed and nobody shows.
    private var closed: [PlayerID] {
        guard case .closeRequested = event else { return [] }
        return stage.loans.filter { surface, loan in
            loan.sound == .settled && before.machines.stage.loans[surface]?.sound == .open
                && !after.isOnScreen(surface.player)
        }.map(\.key.player)
    }

    /// What is not to be heard beside the one that has begun to be.
    private var hushed: [PlayerID] {
        let earlier = before.machines.stage
        guard case .staged(.playerChanged(let player, let facts)) = event,
            stage.policies.audiblePlayers == .one, isHeard(facts),
            !isHeard(earlier.players[player])
        else { return [] }
        let held = earlier.loans.filter { $0.value.grip == .holding }.map(\.key.player)
        let rivals = held.contains(player) ? Array(earlier.players.keys) : held
        return Set(rivals).filter { $0 != player && isHeard(earlier.players[$0]) }.sorted()
    }

    private func isHeard(_ facts: PlayerFacts?) -> Bool {
        guard let facts else { return false }
        return facts.isPlaying && !facts.isMuted && facts.content != .none
    }

    // MARK: 6: what is played, and what the overlay shows of it

    func checkPlayback(_ found: inout [String]) {
        var refreshed: [SurfaceID] = []
        for effect in effects {
            switch effect {
            case .stage(.play(let player)):
                guard case .staged(.playerPaused(player, _)) = event,
                    stage.players[player]?.isPlaying == true
                else { found.append("6: \(player) is played, though nobody wants it"); continue }
            case .stage(.refresh(let surface)): refreshed.append(surface)
            default: break
            }
        }
        if refreshed.sorted() != turned {
            found.append("6: the overlay was to show what is new of \(turned), not \(refreshed)")
        }
    }

    /// What the overlay shows otherwise from now on.
    private var turned: [SurfaceID] {
        let earlier = before.machines.stage
        guard case .staged(.playerChanged(let player, let facts)) = event,
            let known = earlier.players[player], known.isPlaying != facts.isPlaying
        else { return [] }
        return earlier.loans.keys
            .filter { $0.player == player && earlier.surfaces[$0] == .overlay }.sorted()
    }
}
