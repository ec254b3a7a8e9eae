// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// One client's way into the overlay and out again.
@MainActor
final class OverlayRun {
    /// The system does not keep the controller.
    weak var client: (any OverlayClient)?
    var stage = Stage.asked
    /// How the app answered its restore request, if there was one.
    var isRestored: Bool?

    enum Stage: Equatable {
        /// The app has asked for it; nothing was said yet.
        case asked
        /// It is on its way in.
        case coming
        /// It is in the overlay.
        case shown
        /// The system has asked for the screen.
        case asking(then: Rest)
        /// It is on its way out.
        case leaving
    }

    /// What is still to be said once the answer is there.
    enum Rest {
        case willStopAndDidStop
        case didStop
    }

    /// What it shows, as long as it does.
    private(set) weak var player: AVPlayer?

    init(_ client: any OverlayClient) {
        self.client = client
        player = client.overlayLayer?.player
    }
}
