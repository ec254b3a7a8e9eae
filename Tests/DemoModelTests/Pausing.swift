// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

// What an app asks before it pauses: see TestingYourApp.md, which shows the same.
// snippet.rule
extension PictureInPicture {
    /// Whether a player plays on though its screen goes.
    func playsOnWithoutScreen(_ player: PlayerID) -> Bool {
        status.isActive && status.source?.player == player
    }

    /// Whether a player plays on though the app goes to the background.
    func playsOnInBackground(_ player: PlayerID) -> Bool {
        let isAboutToStart = status.armed?.start == .onLeaving && refusal() == nil
        return playsOnWithoutScreen(player)
            || isAboutToStart && status.armed?.source.player == player
    }
}
// snippet.end
