// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

/// Machines with as many views as wanted, each with a player of its own, all on screen;
/// the user has used the last.
struct Scenery {
    let count: Int
    private var machines = Machines()

    static let playing = PlayerFacts(isPlaying: true, hasVideo: true)
    static let paused = PlayerFacts(isPlaying: false, hasVideo: true)

    let scene = SceneID(rawValue: 1)
    var lastView: ViewID { ViewID(rawValue: count) }
    var lastPlayer: PlayerID { PlayerID(rawValue: count) }
    var surface: SurfaceID { SurfaceID(view: lastView, player: lastPlayer) }

    init(views count: Int) {
        self.count = count
        handle(.staged(.sceneChanged(scene, .foreground)))
        for number in 1...count {
            let player = PlayerID(rawValue: number)
            handle(.staged(.playerChanged(player, Self.playing)))
            handle(.staged(.viewChanged(ViewID(rawValue: number), facts(showing: player))))
        }
        handle(.staged(.viewInteracted(lastView)))
    }

    func facts(showing player: PlayerID) -> VideoViewFacts {
        VideoViewFacts(
            player: player,
            scene: scene,
            visibility: .visible,
            supportsPictureInPicture: true
        )
    }

    mutating func handle(_ event: Machines.Event) {
        _ = machines.handle(event)
    }
}
