// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import SimulatedDevice

// What the user and the system do with the overlay.
extension SystemOverlay {
    /// Leaves the app, or one of its scenes.
    package func leaveApp(_ scenes: [UIWindowScene]) {
        Device.current.note(.user, "leaves the app")
        let app = UIApplication.shared
        switch Device.current.traits.system.automaticStart {
        case .beforeBackground:
            var isFirst = true
            for scene in scenes {
                app.leave(scene) {
                    if isFirst { startAutomatically(leaving: scenes) }
                    isFirst = false
                }
            }
        case .afterBackground:
            for scene in scenes { app.leave(scene) {} }
            startAutomatically(leaving: scenes)
        }
    }

    /// Begins to leave the app, and comes back from the switcher without having left it.
    package func glanceAtSwitcher(_ scenes: [UIWindowScene]) {
        Device.current.note(.user, "glances at the switcher")
        for scene in scenes {
            UIApplication.shared.glanceAtSwitcher(scene) {
                startAutomatically(leaving: [scene])
            }
        }
    }

    package func returnToApp(_ scenes: [UIWindowScene]) {
        Device.current.note(.user, "returns to the app")
        scenes.forEach { UIApplication.shared.enter($0) }
    }

    package func pressRestore() {
        Device.current.note(.user, "presses restore in the overlay")
        guard let run = shown else { return fail("no overlay to restore from") }
        restore(run)
    }

    package func pressClose() {
        Device.current.note(.user, "closes the overlay")
        guard let run = shown else { return fail("no overlay to close") }
        leave(run)
    }

    package func pressPlayOrPause() {
        Device.current.note(.user, "presses play or pause in the overlay")
        guard let player else { return fail("no overlay to play or pause in") }
        player.isPlaying ? player.pause(by: .user) : player.play()
    }

    /// Uses the system's own control in a player's controls.
    package func pressControl(of controller: AVPlayerViewController) {
        Device.current.note(.user, "presses the system's control")
        guard isPossible(controller) else { return note("has its control greyed out") }
        begin(controller)
    }

    /// Uses the system's own control, and the system takes it back.
    package func refuseControl(of controller: AVPlayerViewController, _ reason: String) {
        Device.current.note(.user, "presses the system's control")
        let run = OverlayRun(controller)
        say(.willStart, to: run)
        Device.current.later {
            self.say(.failedToStart(OverlayError.refused(reason)), to: run)
        }
    }

    /// Another app takes the overlay.
    package func takeAway() {
        note("gives the overlay to another app")
        guard let run = shown else { return fail("no overlay to take") }
        leave(run)
    }

    private var shown: OverlayRun? { runs.last { $0.stage == .shown } }
}
