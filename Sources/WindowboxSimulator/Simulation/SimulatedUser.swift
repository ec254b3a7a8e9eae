// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

/// What the user of a simulated app does, at once.
///
/// What nobody could do, such as closing an overlay that is not there or pressing a button in the
/// background, is among the violations, and is not done.
@MainActor
public struct SimulatedUser {
    let simulation: Simulation

    private var platform: SimulatedPlatform { simulation.platform }

    /// Leaves the app: all its scenes, or one of them, are no longer before the user.
    ///
    /// What is armed to start on leaving starts.
    public func leaveApp(_ scene: SimulatedScene? = nil) {
        note("leaves \(scene?.name ?? "the app")")
        let left = scenes(scene, in: .foreground)
        guard !left.isEmpty else { return impossible("\(words(scene)) is not there to leave") }
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
        let left = scenes(scene, in: .background)
        guard !left.isEmpty else { return impossible("\(words(scene)) was not left") }
        left.forEach { $0.enter(.foreground, in: simulation) }
    }

    /// The scenes that there are, or this one of them, as far as they are so.
    private func scenes(_ scene: SimulatedScene?, in phase: ScenePhase) -> [SimulatedScene] {
        simulation.presentScenes.filter { $0.phase == phase && (scene == nil || $0 === scene) }
    }

    private func words(_ scene: SimulatedScene?) -> String { scene?.name ?? "the app" }

    /// Presses the app's Picture in Picture button beside a view, which starts it from there, or
    /// stops it if what the view shows is in the overlay.
    public func pressButton(of view: SimulatedVideoView) {
        note("presses the button of \(view.name)")
        guard canReach(view) else { return }
        simulation.pictureInPicture.viewInteracted(view.id)
        simulation.pictureInPicture.toggle(from: view.id)
    }

    /// Presses the system's own Picture in Picture control in a view.
    public func pressSystemControl(of view: SimulatedVideoView) {
        note("presses the system's control in \(view.name)")
        guard canReach(view) else { return }
        guard view.kind == .systemVideo, view.supportsPictureInPicture else {
            return impossible("\(view.name) has no such control")
        }
        guard let surface = platform.surface(in: view.id) else {
            return impossible("\(view.name) shows nothing")
        }
        guard platform.allows(surface) else {
            return impossible("the system has no Picture in Picture for \(view.name)")
        }
        platform.startByItself(surface) { platform.surface(in: view.id) == surface }
    }

    /// Uses a view: touches it, clicks in it.
    public func use(_ view: SimulatedVideoView) {
        note("uses \(view.name)")
        guard canReach(view) else { return }
        simulation.pictureInPicture.viewInteracted(view.id)
    }

    /// Presses the overlay's restore button: the system asks for the player's screen.
    public func restoreFromOverlay() {
        note("presses restore in the overlay")
        guard let surface = platform.shownSurface else {
            return impossible("no overlay to restore from")
        }
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

    /// Whether the user has a view before them.
    private func canReach(_ view: SimulatedVideoView) -> Bool {
        if simulation.view(view.id) !== view {
            impossible("\(view.name) is not there any more")
        } else if !view.isOnScreen {
            impossible("\(view.name) is not on screen")
        } else if view.scene.phase == .background {
            impossible("\(view.name) is in the background")
        } else {
            return true
        }
        return false
    }

    private func note(_ words: String) {
        simulation.note(.user, words)
    }

    private func impossible(_ words: String) {
        simulation.fail("impossible: \(words)")
    }
}
