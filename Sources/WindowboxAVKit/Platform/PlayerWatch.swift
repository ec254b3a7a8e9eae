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
    private let clock: any Clock<Duration>
    private let onChange: (PlayerFacts) -> Void
    private let onEnd: () -> Void
    private var observations: [NSKeyValueObservation] = []
    private var item: ItemWatch?

    /// How long an app may take to play what follows an end. Most know at once; some have to
    /// ask for it. An overlay that stays that long with the last picture is no nuisance.
    private static let patience = Duration.seconds(1)

    init(
        _ player: AVPlayer,
        clock: any Clock<Duration>,
        onChange: @escaping (PlayerFacts) -> Void,
        onEnd: @escaping () -> Void
    ) {
        self.player = player
        self.clock = clock
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
        if player.currentItem == nil { judge() }
    }

    private func watchItem() {
        item = player?.currentItem.map { item in
            ItemWatch(
                item,
                onSize: { [weak self] in self?.report() },
                onEnd: { [weak self] in self?.judge() }
            )
        }
    }

    /// Says that it is the end, unless something follows.
    private func judge() {
        let ended = item?.item
        Task { [weak self, clock] in
            try? await clock.wait(for: Self.patience)
            guard let self, let player, player.currentItem === ended,
                player.timeControlStatus == .paused || ended == nil
            else { return }
            onEnd()
        }
    }
}
#endif
