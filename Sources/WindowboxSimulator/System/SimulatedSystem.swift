// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

/// What a simulated system does by itself, at once, and how it answers.
///
/// What could not happen, such as taking an overlay away that is not there, is among the
/// violations.
@MainActor
public struct SimulatedSystem {
    let simulation: Simulation

    private var platform: SimulatedPlatform { simulation.platform }

    /// What it does when it is to start the next time, be it asked to or by itself; after that
    /// it starts again.
    public var nextStart: StartBehaviour {
        get { platform.nextStart }
        nonmutating set { platform.nextStart = newValue }
    }

    /// What it does when it is asked to stop, until something else is set.
    public var stopping: StopBehaviour {
        get { platform.stopping }
        nonmutating set { platform.stopping = newValue }
    }

    /// Why it has no Picture in Picture at all; nil where it has. Meanwhile nothing starts.
    public var obstacle: String? {
        get { platform.obstacle }
        nonmutating set {
            platform.obstacle = newValue
            simulation.pictureInPicture.platformChanged()
        }
    }

    /// Has it allow Picture in Picture of what a view shows, or not for this reason.
    public func setObstacle(_ reason: String?, to view: SimulatedVideoView) {
        platform.obstacles[view.id] = reason
        simulation.pictureInPicture.platformChanged()
    }

    /// The player that is in the overlay; nil while the overlay is not up.
    public var overlayPlayer: SimulatedPlayer? {
        platform.overlaySurface.flatMap { simulation.player($0.player) }
    }

    /// Says something, whether it fits or not: late, twice, or about what is gone.
    ///
    /// - Parameters:
    ///   - report: What it says.
    ///   - surface: What it says it about.
    public func report(_ report: Report, about surface: SurfaceID) {
        platform.say(report, about: surface)
    }

    /// Gives the overlay to another app.
    public func takeOverlayAway(_ takeover: Takeover = .silent) {
        note("gives the overlay to another app")
        guard let surface = platform.overlaySurface else { return impossible("no overlay to take") }
        platform.giveAway(surface, takeover)
    }

    /// Puts what a view shows in full screen in the place of what is in the overlay, as a
    /// television does when the user swaps the two, and asks for the screen of what was there.
    ///
    /// An app must come to the same in each order. To be swapped, the view has to stay on screen
    /// until its video has gone into the overlay, whatever comes back above it before.
    public func swap(with view: SimulatedVideoView, _ order: SwapOrder = .startFirst) {
        note("swaps the overlay with \(view.name)")
        guard let old = platform.shownSurface else { return impossible("no overlay to swap") }
        guard view.presentation == .fullScreen else {
            return impossible("\(view.name) is not in full screen, and cannot be swapped")
        }
        guard let new = platform.surface(in: view.id), new.player != old.player,
            view.supportsPictureInPicture, platform.allows(new)
        else { return impossible("\(view.name) shows nothing that could be swapped") }
        platform.swap(old, for: new, order)
    }

    /// Pauses a player for a call or an alarm.
    public func interrupt(_ player: SimulatedPlayer) {
        note("interrupts \(player.name)")
        player.pause(by: .interruption)
    }

    /// Pauses a player that nobody wants paused, as systems do when something that drew it goes,
    /// or when its app is in the background.
    public func pause(_ player: SimulatedPlayer, for cause: SystemPause) {
        note("pauses \(player.name) (\(cause))")
        player.pause(bySystem: cause)
    }

    /// Destroys a scene with all that is in it.
    public func tearDown(_ scene: SimulatedScene) {
        note("tears down \(scene.name)")
        guard simulation.has(scene) else { return impossible("\(scene.name) is not there") }
        simulation.remove(scene)
    }

    private func note(_ words: String) {
        simulation.note(.system, words)
    }

    private func impossible(_ words: String) {
        simulation.fail("impossible: \(words)")
    }
}
