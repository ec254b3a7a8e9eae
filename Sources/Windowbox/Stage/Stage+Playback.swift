// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// What becomes of playback, and of what follows it.
extension Stage {
    /// Something about a player has changed.
    func follow(_ player: PlayerID, from before: PlayerFacts?, to facts: PlayerFacts) -> [Effect] {
        finish(player, before, facts) + hush(player, before, facts) + refresh(player, before, facts)
    }

    /// What can no longer be shown leaves the overlay.
    private func finish(
        _ player: PlayerID,
        _ before: PlayerFacts?,
        _ facts: PlayerFacts
    ) -> [Effect] {
        guard before?.content != facts.content else { return [] }
        switch (facts.content, policies.onEndOfContent) {
        // The app is done with it.
        case (.none, _): return requestEnd(of: player, .abandon)
        // The video has come to its end, though the sound goes on.
        case (.sound, .stop): return requestEnd(of: player, .endOfContent)
        case (.sound, .keep), (.loading, _), (.video, _): return []
        }
    }

    /// Of what is in the overlay and what is beside it one is heard: what began last.
    private func hush(
        _ player: PlayerID,
        _ before: PlayerFacts?,
        _ facts: PlayerFacts
    ) -> [Effect] {
        guard policies.audiblePlayers == .one, facts.isHeard, before?.isHeard != true else {
            return []
        }
        let inOverlay = Set(loans.keys.filter(isHeld).map(\.player))
        guard !inOverlay.isEmpty else { return [] }
        let others = inOverlay.contains(player) ? Set(players.keys) : inOverlay
        return others.filter { $0 != player && players[$0]?.isHeard == true }
            .sorted().map { .pause($0) }
    }

    /// The overlay shows whether it plays, how fast, and how far it reaches.
    private func refresh(
        _ player: PlayerID,
        _ before: PlayerFacts?,
        _ facts: PlayerFacts
    ) -> [Effect] {
        guard let before,
            before.isPlaying != facts.isPlaying || before.rate != facts.rate
                || before.timeRange != facts.timeRange
        else { return [] }
        return loans(of: player).filter { surfaces[$0] == .overlay }.map { .refresh($0) }
    }

    /// The system has paused a player that is meant to play: that stands where nobody sees it
    /// in the background, and nowhere else.
    func resume(_ player: PlayerID, after cause: SystemPause) -> [Effect] {
        guard players[player]?.isPlaying == true else { return [] }
        switch cause {
        case .surfaceLost:
            return [.play(player)]
        case .background:
            let isSeen =
                loans(of: player).contains(where: isHeld)
                || shown.contains { shows($0, player) && phase(of: $0) == .foreground }
            return isSeen ? [.play(player)] : []
        }
    }

    /// Closing means that the video is done with; and what nobody shows any more must
    /// not be heard any longer either.
    func pause(_ player: PlayerID, after ending: Ending) -> [Effect] {
        // Another session may have come for the same player.
        guard players[player] != nil, loans(of: player).isEmpty else { return [] }
        switch ending {
        case .closed where policies.onClose == .pause:
            return [.pause(player)]
        case .closed, .restored, .stopped, .replaced, .returnedToForeground, .failed:
            return shown.contains { shows($0, player) } ? [] : [.pause(player)]
        case .contentEnded:
            // It has ended by itself.
            return []
        }
    }

    /// The app has closed it, and may play something else with the same player next: what
    /// nobody shows is paused now, since a pause at the end would hit that.
    mutating func pauseAtOnce(_ surface: SurfaceID) -> [Effect] {
        let player = surface.player
        guard players[player] != nil, loans[surface]?.sound == .open,
            loans(of: player) == [surface], !shown.contains(where: { shows($0, player) })
        else { return [] }
        loans[surface]?.sound = .settled
        return [.pause(player)]
    }
}
