// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#if !os(macOS)
import AVFoundation
import Windowbox

/// What buttons of both frameworks show, and do.
@MainActor
struct ButtonControl {
    /// The player whose video it is for; nil for the view that is armed.
    var player: AVPlayer?

    private let platform = Installation.shared.platform
    private let service = Installation.shared.service

    init(player: AVPlayer? = nil) {
        self.player = player
    }

    /// Whether Picture in Picture shows the video, or is about to.
    var isActive: Bool {
        service.status.isActive && (player == nil || isOurs)
    }

    /// Whether there is something to press it for.
    var isShown: Bool {
        isActive || refusal == nil
    }

    func press() {
        if let view { service.viewInteracted(view) }
        isActive ? service.stop() : service.start(from: view)
    }

    private var refusal: Refusal? {
        guard let player else { return service.refusal() }
        return service.refusal(for: player)
    }

    private var isOurs: Bool {
        service.status.source.flatMap { platform.players[$0.player] } === player
    }

    private var view: ViewID? {
        player.map { platform.view(showing: $0) ?? ViewID(rawValue: 0) }
    }
}
#endif
