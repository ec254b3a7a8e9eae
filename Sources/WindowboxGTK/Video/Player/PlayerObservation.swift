// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// One handler that wants to know when a player changes.
///
/// It lasts until ``cancel()`` or until this value goes.
@MainActor
public final class PlayerObservation {
    private weak var player: Player?
    private let number: Int

    init(player: Player, number: Int) {
        self.player = player
        self.number = number
    }

    isolated deinit {
        cancel()
    }

    /// Ends the observation; a second call does nothing.
    public func cancel() {
        player?.removeObserver(number)
    }
}
