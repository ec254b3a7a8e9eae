// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

/// The views and players that there can be, and what may happen to them.
package final class Cast: Sendable {
    /// The views, as they are when they show something; the first is view 1.
    package let views: [VideoViewFacts]
    /// The players.
    package let players: [PlayerID]
    /// What may happen besides requests, screens that come and go, and what platforms
    /// do in any case.
    package let twists: Set<Twist>
    /// What the app wants done where apps disagree.
    let policies: Policies
    /// What goes wrong in the machines, to see that it is found.
    let fault: Fault?

    let viewIDs: [ViewID]
    let scenes: [SceneID]
    /// The surfaces that there can be.
    let surfaces: [SurfaceID]

    /// Makes a cast of views and as many players.
    package init(
        views: [VideoViewFacts],
        players count: Int,
        twists: Set<Twist>,
        policies: Policies = Policies(),
        fault: Fault? = nil
    ) {
        self.views = views
        self.twists = twists
        self.policies = policies
        self.fault = fault
        let views = views.indices.map { ViewID(rawValue: $0 + 1) }
        let players = (1...count).map { PlayerID(rawValue: $0) }
        viewIDs = views
        self.players = players
        let elsewhere = twists.contains(.moving) ? [VideoViewFacts.elsewhere] : []
        scenes = Set((self.views + elsewhere).compactMap(\.scene)).sorted()
        surfaces = views.flatMap { view in
            players.map { SurfaceID(view: view, player: $0) }
        }
    }

    func has(_ twist: Twist) -> Bool { twists.contains(twist) }

    /// What a view is told to be when it shows a player.
    func facts(of view: ViewID, showing player: PlayerID) -> VideoViewFacts {
        var facts = views[view.rawValue - 1]
        facts.player = player
        facts.visibility = .visible
        return facts
    }
}

extension VideoViewFacts {
    /// A view in the only window that supports Picture in Picture.
    package static let able = VideoViewFacts(
        scene: SceneID(rawValue: 1),
        supportsPictureInPicture: true
    )
    /// The same with the platform's standard controls.
    package static let systemAble = VideoViewFacts(
        kind: .systemVideo,
        scene: SceneID(rawValue: 1),
        supportsPictureInPicture: true
    )
    /// A view without support for Picture in Picture.
    package static let plain = VideoViewFacts(scene: SceneID(rawValue: 1))
    /// A view that has a greater claim than others.
    package static let prior = VideoViewFacts(
        scene: SceneID(rawValue: 1),
        supportsPictureInPicture: true,
        priority: 1
    )
    /// A view that does not start by itself.
    package static let onRequest = VideoViewFacts(
        scene: SceneID(rawValue: 1),
        supportsPictureInPicture: true,
        canStartPictureInPictureAutomatically: false
    )
    /// A view in a window of its own.
    package static let elsewhere = VideoViewFacts(
        scene: SceneID(rawValue: 2),
        supportsPictureInPicture: true
    )
}
