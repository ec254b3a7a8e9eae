// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import SimulatedDevice
import WindowboxSimulator

/// The system's Picture in Picture. It has one overlay, and says things in the order and at the
/// time that the device has.
@MainActor
package final class SystemOverlay {
    package static private(set) var current = SystemOverlay()

    /// Whether the device has it at all.
    package var support = Support.present
    /// What it does when it is asked to start the next time.
    package var nextStart = StartBehaviour.start
    /// What it does when it is asked to stop.
    package var stopping = StopBehaviour.stop
    /// How often it asked for a screen.
    package internal(set) var questions = 0

    var runs: [OverlayRun] = []
    private var clients: [() -> (any OverlayClient)?] = []
    /// Whose delegate is being told something.
    private(set) var listener: ObjectIdentifier?

    package enum Support {
        case present
        case absent
    }

    /// Puts a new system in the place of the current one.
    package static func restart() -> SystemOverlay {
        current = SystemOverlay()
        Device.current.watch { current.look() }
        return current
    }

    func add(_ client: any OverlayClient) {
        clients.append { [weak client] in client }
    }

    /// Called by a controller that goes.
    nonisolated func goes(_ client: ObjectIdentifier) {
        // Controllers go on the main actor here, for nothing else keeps one.
        MainActor.assumeIsolated {
            if listener == client {
                fail("a controller went while its delegate was told something")
            }
        }
    }

    /// The player in the overlay; nil while it is not up.
    package var player: AVPlayer? {
        runs.last { $0.stage != .asked }?.client?.overlayLayer?.player
    }

    // MARK: Looking after itself

    var presentClients: [any OverlayClient] { clients.compactMap { $0() } }

    private func look() {
        for run in runs where run.client == nil {
            if stopping == .stop { fail("a controller went while it was in the overlay") }
            runs.removeAll { $0 === run }
        }
        for run in runs where run.stage == .shown && run.client?.overlayLayer?.player == nil {
            note("has nothing to show any more")
            lose(run.player)
            switch stopping {
            case .stop: leave(run)
            case .silence: runs.removeAll { $0 === run }
            }
        }
        for client in presentClients { update(client) }
    }

    func update(_ client: any OverlayClient) {
        let stage = run(of: client)?.stage
        let isActive = stage != nil && stage != .asked && stage != .coming
        client.overlayChanged(
            isPossible: isPossible(client),
            isActive: isActive,
            canStop: runs.contains { $0.stage == .shown }
        )
    }

    func isPossible(_ client: any OverlayClient) -> Bool {
        guard support == .present, client.isAllowed, let layer = client.overlayLayer,
            AVAudioSession.sharedInstance().category == .playback
        else { return false }
        return layer.player != nil && (layer.isReadyForDisplay || layer.state != .drawing)
    }

    func run(of client: any OverlayClient) -> OverlayRun? {
        runs.first { $0.client === client }
    }

    // MARK: Saying

    func say(_ saying: OverlaySaying, to run: OverlayRun) {
        var client = run.client
        note("says \(saying.words), \(client?.overlayLayer?.player?.content ?? "nothing")")
        if let client { update(client) }
        listener = client.map { ObjectIdentifier($0) }
        client?.tell(saying)
        client = nil
        listener = nil
    }

    func note(_ words: String) {
        Device.current.note(.system, words)
    }

    func fail(_ words: String) {
        Device.current.fail(words)
    }
}

extension OverlaySaying {
    /// The saying in the words of the transcript.
    var words: String {
        switch self {
        case .willStart: "willStart"
        case .didStart: "didStart"
        case .failedToStart(let error): "failedToStart (\(error.localizedDescription))"
        case .restore: "restore"
        case .willStop: "willStop"
        case .didStop: "didStop"
        }
    }
}
