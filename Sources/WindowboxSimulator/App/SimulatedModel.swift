// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

/// The model of a simulated app's player screen: a player, and what it was told.
@MainActor
public final class SimulatedModel: PictureInPicturePersistable {
    /// What plays.
    public let player: SimulatedPlayer
    /// What it was told, in order.
    public private(set) var told: [String] = []

    /// Makes a model around a player.
    public init(player: SimulatedPlayer) {
        self.player = player
    }

    /// Writes it down.
    public func pictureInPictureWillStart() { told.append("will start") }
    /// Writes it down.
    public func pictureInPictureDidStart() { told.append("did start") }
    /// Writes it down.
    public func pictureInPictureWillStop() { told.append("will stop") }
    /// Writes it down.
    public func pictureInPictureDidStop() { told.append("did stop") }
}
