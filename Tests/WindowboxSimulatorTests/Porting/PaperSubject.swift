// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox
import WindowboxSimulator

/// The platform of paper with hands to use it.
@MainActor
final class PaperSubject: PlatformSubject {
    let pictureInPicture: PictureInPicture
    private let platform = PaperPlatform()
    private let scene = SceneID.unique()
    private var players: [ViewID: PlayerID] = [:]

    init() {
        pictureInPicture = PictureInPicture(platform: platform)
        platform.service = pictureInPicture
    }

    var overlayPlayer: PlayerID? { platform.overlay?.player }

    func showVideo() async -> (view: ViewID, player: PlayerID) {
        let player = PlayerID.unique()
        platform.play(player)
        return (await showView(for: player), player)
    }

    func showView(for player: PlayerID) async -> ViewID {
        let view = ViewID.unique()
        players[view] = player
        let facts = VideoViewFacts(
            player: player,
            scene: scene,
            visibility: .visible,
            supportsPictureInPicture: true
        )
        pictureInPicture.viewChanged(view, facts)
        return view
    }

    func removeView(_ view: ViewID) async {
        players[view] = nil
        pictureInPicture.viewRemoved(view)
    }

    func picture(in view: ViewID) -> Picture {
        guard let player = players[view] else { return .nothing }
        if platform.owners.values.contains(.view(view)) { return .video }
        return overlayPlayer == player ? .placeholder : .nothing
    }

    func pausePlayer(_ player: PlayerID) async { platform.pause(player) }
    func isPlaying(_ player: PlayerID) -> Bool { platform.isPlaying(player) }
    func leaveApp() async { platform.leave(scene) }
    func returnToApp() async { platform.comeBack(to: scene) }
    func closeOverlay() async { platform.closeOverlay() }

    func restoreFromOverlay() async {
        if let overlay = platform.overlay { platform.stopPictureInPicture(overlay) }
    }

    func wait(until fact: @MainActor () -> Bool) async -> Bool {
        // Nothing on paper takes time, but the app answers in a task of its own.
        for _ in 0..<100 where !fact() { await Task.yield() }
        return fact()
    }
}
