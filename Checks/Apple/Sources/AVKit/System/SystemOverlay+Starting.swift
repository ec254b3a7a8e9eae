// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import SimulatedDevice
import WindowboxSimulator

extension SystemOverlay {
    /// The app asks for it from code.
    func requestStart(_ client: any OverlayClient) {
        note("is asked to start \(client.overlayLayer?.player?.content ?? "nothing")")
        guard run(of: client) == nil else { return }
        guard isPossible(client) else { return refuse(client, "It is not possible now.") }
        defer { nextStart = .start }
        let run = OverlayRun(client)
        runs.append(run)
        switch nextStart {
        case .start: Device.current.later { self.begin(run) }
        case .late(let delay): Device.current.after(delay) { self.begin(run) }
        case .refuse(let reason): Device.current.later { self.giveUp(run, reason) }
        case .giveUp(let reason):
            Device.current.later {
                self.say(.willStart, to: run)
                Device.current.later { self.giveUp(run, reason) }
            }
        case .silence: runs.removeAll { $0 === run }
        }
    }

    /// The system starts by itself.
    func begin(_ client: any OverlayClient) {
        guard run(of: client) == nil else { return }
        let run = OverlayRun(client)
        runs.append(run)
        begin(run)
    }

    private func begin(_ run: OverlayRun) {
        guard runs.contains(where: { $0 === run }), run.stage == .asked, run.client != nil else {
            return
        }
        let others = runs.filter { $0 !== run && $0.stage == .shown }
        run.stage = .coming
        run.client?.overlayLayer?.state = .inOverlay
        // There is one overlay. What was there is asked for its screen; that is under way already,
        // whatever the app asks for meanwhile.
        for other in others { other.stage = .leaving }
        say(.willStart, to: run)
        for other in others {
            other.stage = .shown
            restore(other)
        }
        Device.current.later {
            guard run.stage == .coming else { return }
            run.stage = .shown
            self.say(.didStart, to: run)
        }
    }

    private func giveUp(_ run: OverlayRun, _ reason: String) {
        runs.removeAll { $0 === run }
        say(.failedToStart(OverlayError.refused(reason)), to: run)
    }

    private func refuse(_ client: any OverlayClient, _ reason: String) {
        switch Device.current.traits.refusal {
        case .aloud:
            let run = OverlayRun(client)
            Device.current.later { self.giveUp(run, reason) }
        case .inSilence:
            break
        }
    }

    /// Starts what may start now that a scene is left.
    func startAutomatically(leaving scenes: [UIWindowScene]) {
        #if !os(tvOS)
            guard runs.isEmpty else { return }
            let able = presentClients.filter { client in
                guard client.startsOnLeaving, isPossible(client), let layer = client.overlayLayer,
                    layer.player?.isPlaying == true, let scene = layer.visibleWindow?.windowScene
                else { return false }
                return scenes.contains { $0 === scene }
            }
            if able.count > 1 { fail("several controllers would start on leaving") }
            if let client = able.first { begin(client) }
        #endif
    }
}

/// Why the system does not start.
enum OverlayError {
    static func refused(_ reason: String) -> NSError {
        NSError(
            domain: "AVKitErrorDomain",
            code: -1001,
            userInfo: [NSLocalizedDescriptionKey: reason]
        )
    }
}
