// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#if !os(macOS)
import AVFoundation
import Foundation
import Windowbox

/// Watches what a player plays, and whether it does.
///
/// AVFoundation may speak from any thread, so what it says is looked up on the main actor.
@MainActor
final class PlayerWatch {
    private(set) weak var player: AVPlayer?
    private let onChange: (PlayerFacts) -> Void
    private let onEnd: () -> Void
    private var observations: [NSKeyValueObservation] = []
    private var item: ItemWatch?

    init(
        _ player: AVPlayer,
        onChange: @escaping (PlayerFacts) -> Void,
        onEnd: @escaping () -> Void
    ) {
        self.player = player
        self.onChange = onChange
        self.onEnd = onEnd
        observations = [
            player.observe(\.timeControlStatus) { [weak self] _, _ in
                Task { @MainActor in self?.report() }
            },
            player.observe(\.currentItem) { [weak self] _, _ in
                Task { @MainActor in self?.itemChanged() }
            },
        ]
        watchItem()
    }

    private func report() {
        if let player { onChange(player.facts) }
    }

    private func itemChanged() {
        guard let player, player.currentItem !== item?.item else { return }
        watchItem()
        report()
        // It was emptied, or its queue is at its end.
        if player.currentItem == nil { onEnd() }
    }

    private func watchItem() {
        item = player?.currentItem.map { item in
            ItemWatch(
                item,
                onSize: { [weak self] in self?.report() },
                onEnd: { [weak self] in self?.ended(item) }
            )
        }
    }

    /// An item has come to its end; nothing follows if the player has stopped with it. One
    /// that goes on to the next, or plays it again, plays.
    private func ended(_ item: AVPlayerItem) {
        guard let player, player.currentItem === item, player.timeControlStatus == .paused
        else { return }
        onEnd()
    }
}
#endif
