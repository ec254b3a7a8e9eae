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
    private var emptiness = Emptiness.transient

    /// What it means that there is no item.
    private enum Emptiness {
        /// The next one may be on its way.
        case transient
        /// The app is done with the player.
        case lasting
    }

    /// How long an app may take to play what follows. Most know at once; some have to ask for
    /// it. An overlay that stays that long with the last picture is no nuisance.
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
            player.observe(\.isMuted) { [weak self] _, _ in
                Task { @MainActor in self?.report() }
            },
            player.observe(\.currentItem) { [weak self] _, _ in
                Task { @MainActor in self?.itemChanged() }
            },
        ]
        watchItem()
    }

    var facts: PlayerFacts {
        guard let player else { return PlayerFacts(content: .none) }
        return PlayerFacts(
            isPlaying: player.timeControlStatus != .paused,
            content: content(of: player),
            isMuted: player.isMuted
        )
    }

    /// What has no size may have none yet, and what is sent to a television has none at all: that
    /// it is sound alone is never certain.
    private func content(of player: AVPlayer) -> PlayerFacts.Content {
        switch (player.currentItem?.presentationSize, emptiness) {
        case (nil, .transient), (CGSize.zero?, _): .loading
        case (nil, .lasting): .none
        case (_?, _): .video
        }
    }

    private func report() {
        onChange(facts)
    }

    private func itemChanged() {
        guard let player, player.currentItem !== item?.item else { return }
        let last = item
        emptiness = .transient
        watchItem()
        report()
        guard player.currentItem == nil else { return }
        switch last?.progress {
        // A queue is at its end.
        case .ended?: judge { $0.onEnd() }
        case .played?, nil:
            judge { watch in
                watch.emptiness = .lasting
                watch.report()
            }
        }
    }

    private func watchItem() {
        item = player?.currentItem.map { item in
            ItemWatch(
                item,
                onSize: { [weak self] in self?.report() },
                onEnd: { [weak self] in self?.judge { $0.endIfPaused() } }
            )
        }
    }

    /// Draws a conclusion from what has happened to the item, unless another one follows.
    private func judge(_ conclude: @escaping @MainActor (PlayerWatch) -> Void) {
        let item = item?.item
        Task { [weak self, clock] in
            try? await clock.wait(for: Self.patience)
            guard let self, let player, player.currentItem === item else { return }
            conclude(self)
        }
    }

    /// An item that is played again goes on playing.
    private func endIfPaused() {
        if player?.timeControlStatus == .paused { onEnd() }
    }
}
#endif
