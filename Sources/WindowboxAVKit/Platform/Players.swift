// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#if !os(macOS)
import AVFoundation
import Windowbox

/// The app's players by name; it keeps none of them alive.
@MainActor
final class Players {
    var onFacts: (PlayerID, PlayerFacts) -> Void = { _, _ in }
    var onEnd: (PlayerID) -> Void = { _ in }
    var onGone: (PlayerID) -> Void = { _ in }

    private let clock: any Clock<Duration>
    private var watches: [PlayerID: PlayerWatch] = [:]

    init(clock: any Clock<Duration>) {
        self.clock = clock
    }

    subscript(id: PlayerID) -> AVPlayer? { watches[id]?.player }

    /// The player's name. One that is new is reported and watched from now on.
    func id(of player: AVPlayer) -> PlayerID {
        if let known = watches.first(where: { $0.value.player === player }) { return known.key }
        let id = PlayerID.unique()
        let watch = PlayerWatch(
            player,
            clock: clock,
            onChange: { [weak self] in self?.onFacts(id, $0) },
            onEnd: { [weak self] in self?.onEnd(id) }
        )
        watches[id] = watch
        onFacts(id, watch.facts)
        return id
    }

    /// Tells of players that nothing keeps any more, once whatever let go of them is done.
    func forgetThoseGone() {
        Task { [weak self] in
            guard let self else { return }
            for id in watches.keys.sorted() where watches[id]?.player == nil {
                watches[id] = nil
                onGone(id)
            }
        }
    }
}
#endif
