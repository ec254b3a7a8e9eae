// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import SimulatedDevice

extension SystemOverlay {
    /// The app asks for its end from code.
    func requestStop(_ client: any OverlayClient) {
        guard run(of: client) != nil else { return }
        note("is asked to stop \(client.overlayLayer?.player?.content ?? "nothing")")
        // On the way in it is ignored.
        guard let run = run(of: client), run.stage == .shown, stopping == .stop else { return }
        switch Device.current.traits.system.stopFromCode {
        case .asksForRestoration: Device.current.later { self.restore(run) }
        case .asksNothing: Device.current.later { self.leave(run) }
        }
    }

    /// Wants the player's screen back, in the order that the system has.
    func restore(_ run: OverlayRun) {
        guard run.stage == .shown else { return }
        switch Device.current.traits.system.stopOrder {
        case .restoreFirst:
            run.stage = .asking(then: .willStopAndDidStop)
            ask(run)
        case .restoreWithWillStop:
            run.stage = .asking(then: .willStopAndDidStop)
            ask(run)
            // The answer may have come already; then will-stop is said with did-stop.
            guard run.stage == .asking(then: .willStopAndDidStop) else { return }
            run.stage = .asking(then: .didStop)
            say(.willStop, to: run)
        case .willStopFirst:
            run.stage = .asking(then: .didStop)
            say(.willStop, to: run)
            Device.current.later { self.ask(run) }
        }
    }

    private func ask(_ run: OverlayRun) {
        guard case .asking = run.stage else { return }
        questions += 1
        let answer = OverlayAnswer { [weak self] in self?.answered(run, $0) }
        say(.restore(answer), to: run)
        guard Device.current.traits.patience == .givesUp else { return }
        Device.current.after(DeviceTraits.Patience.limit) { [weak self] in
            self?.answered(run, false)
        }
    }

    private func answered(_ run: OverlayRun, _ isRestored: Bool) {
        note("is answered \(isRestored)")
        guard case .asking(let rest) = run.stage else { return }
        run.isRestored = isRestored
        if isRestored, let player = run.player, !isSeen(player) {
            fail("true, but no view on screen has the video")
        }
        run.stage = .leaving
        Device.current.later {
            guard rest == .willStopAndDidStop else { return self.finish(run) }
            self.stop(run)
        }
    }

    /// Goes without asking for anything.
    func leave(_ run: OverlayRun) {
        guard run.stage == .shown || run.stage == .coming else { return }
        run.stage = .leaving
        stop(run)
    }

    private func stop(_ run: OverlayRun) {
        say(.willStop, to: run)
        Device.current.later { self.finish(run) }
    }

    func finish(_ run: OverlayRun) {
        let layer = run.client?.overlayLayer
        runs.removeAll { $0 === run }
        layer?.state = run.isRestored == false && layer?.visibleWindow != nil ? .black : .drawing
        say(.didStop, to: run)
        lose(run.player)
    }

    /// What drew this player in the overlay is gone. Unless it is seen elsewhere by now, it may be
    /// paused, and a moment later at that.
    func lose(_ player: AVPlayer?) {
        guard let player, Device.current.traits.surfaceLoss == .isPaused, !isSeen(player) else {
            return
        }
        Device.current.after(.milliseconds(100)) { player.pause(by: .interruption) }
    }

    /// Whether any layer of the player is on screen.
    private func isSeen(_ player: AVPlayer) -> Bool {
        player.presentLayers.contains { $0.visibleWindow != nil }
    }
}
