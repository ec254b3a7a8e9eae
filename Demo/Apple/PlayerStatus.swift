// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import AVFoundation
import Observation

/// Whether a player plays, for views to follow.
@MainActor
@Observable
final class PlayerStatus {
    private(set) var isPlaying: Bool
    @ObservationIgnored private var observation: NSKeyValueObservation?

    init(of player: AVPlayer) {
        isPlaying = player.isPlaying
        observation = player.observe(\.timeControlStatus) { [weak self] player, _ in
            // It may be told from any thread.
            Task { @MainActor in self?.isPlaying = player.isPlaying }
        }
    }
}
