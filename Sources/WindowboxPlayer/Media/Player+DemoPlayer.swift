// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import DemoModel
import WindowboxGTK

/// The player as the demo's models want it.
extension Player: DemoPlayer {
    /// Loads what there is behind an item.
    public func load(_ media: Media) {
        ClipMaker.shared.supply(self, with: media)
    }

    /// Calls back when the content was played to its end.
    public func observeEnd(_ handler: @escaping @MainActor () -> Void) -> AnyObject {
        observe { if $0.hasEnded { handler() } }
    }
}

/// What is played, with its player.
typealias Model = PlayerModel<Player>
/// What decides what is on screen.
typealias AppRouter = Router<Player>
