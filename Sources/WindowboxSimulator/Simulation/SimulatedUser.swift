// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

/// What the user of a simulated app does, at once.
///
/// What nobody could do, such as closing an overlay that is not there, is among the violations.
@MainActor
public struct SimulatedUser {
    let simulation: Simulation

    private var platform: SimulatedPlatform { simulation.platform }

    /// Leaves the app: all its scenes, or one of them, are no longer before the user.
    ///
    /// What is armed to start on leaving starts.
    public func leaveApp(_ scene: SimulatedScene? = nil) {
        note("leaves \(scene?.name ?? "the app")")
        let left = scene.map { [$0] } ?? simulation.presentScenes
        switch simulation.parameters.automaticStart {
        case .beforeBackground:
            startAutomatically(left)
            left.forEach { $0.enter(.background, in: simulation) }
        case .afterBackground:
            left.forEach { $0.enter(.background, in: simulation) }
            startAutomatically(left)
        }
    }

    private func startAutomatically(_ left: [SimulatedScene]) {
        guard let surface = surfaceToStart(in: left) else { return }
        platform.startByItself(surface) {
            surfaceToStart(in: left.filter { $0.phase == .background }) == surface
        }
    }

    /// What starts by itself when these scenes are left.
    private func surfaceToStart(in left: [SimulatedScene]) -> SurfaceID? {
        guard let armed = platform.armed, armed.start == .onLeaving, platform.runs.isEmpty,
            platform.allows(armed.source.surface),
            let view = simulation.view(armed.source.view),
            left.contains(where: { $0 === view.scene })
        else { return nil }
        return armed.source.surface
    }

    /// Comes back to the app, or to one of its scenes.
    public func returnToApp(_ scene: SimulatedScene? = nil) {
        note("returns to \(scene?.name ?? "the app")")
        (scene.map { [$0] } ?? simulation.presentScenes).forEach {
            $0.enter(.foreground, in: simulation)
        }
    }

    /// Presses the app's Picture in Picture button beside a view, which starts it from there, or
    /// stops it if what the view shows is in the overlay.
    public func pressButton(of view: SimulatedVideoView) {
        note("presses the button of \(view.name)")
        simulation.pictureInPicture.viewInteracted(view.id)
        simulation.pictureInPicture.toggle(from: view.id)
    }

    /// Presses the system's own Picture in Picture control in a view.
    public func pressSystemControl(of view: SimulatedVideoView) {
        note("presses the system's control in \(view.name)")
        guard let surface = platform.surface(in: view.id) else {
            return impossible("\(view.name) shows nothing")
        }
        platform.startByItself(surface) { platform.surface(in: view.id) == surface }
    }

    /// Uses a view: touches it, clicks in it.
    public func use(_ view: SimulatedVideoView) {
        note("uses \(view.name)")
        simulation.pictureInPicture.viewInteracted(view.id)
    }

    /// Presses the overlay's restore button: the system asks for the player's screen.
    public func restoreFromOverlay() {
        note("presses restore in the overlay")
        guard let surface = platform.shownSurface else { return impossible("no overlay to restore from") }
        platform.restore(surface)
    }

    /// Presses the overlay's close button: the system asks for nothing.
    public func closeOverlay() {
        note("closes the overlay")
        guard let surface = platform.shownSurface else { return impossible("no overlay to close") }
        platform.leave(surface)
    }

    /// Presses the overlay's button to play or to pause.
    public func playOrPauseInOverlay() {
        note("presses play or pause in the overlay")
        guard let player = simulation.system.overlayPlayer else {
            return impossible("no overlay to play or pause in")
        }
        player.isPlaying ? player.pause(by: .user) : player.play()
    }

    private func note(_ words: String) {
        simulation.note(.user, words)
    }

    private func impossible(_ words: String) {
        simulation.fail("impossible: \(words)")
    }
}
