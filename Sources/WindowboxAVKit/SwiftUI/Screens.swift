// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#if !os(macOS)
import AVFoundation
import Windowbox

/// The delegate that stands for the closures of an app's root view.
@MainActor
final class Screens: PictureInPictureDelegate {
    var dismiss: @MainActor (Source) -> Void = { _ in }
    var restore: @MainActor (RestorationRequest) async -> Bool = { _ in false }
    /// What has gone for an overlay that is not up yet.
    private var departure: Departure?

    private struct Departure {
        var request: RestorationRequest
        var player: AVPlayer
        var status: AVPlayer.TimeControlStatus
    }

    func pictureInPictureDismissUserInterface(from source: Source) {
        if service.status.state == .starting { departure = departure(from: source) }
        dismiss(source)
    }

    private func departure(from source: Source) -> Departure? {
        guard let request = service.currentRequest, let player = service.player(of: source) else {
            return nil
        }
        return Departure(request: request, player: player, status: player.timeControlStatus)
    }

    func pictureInPictureDidStart(from source: Source) {
        departure = nil
    }

    /// The screen comes back that went for nothing; what is on no screen was paused.
    func pictureInPictureFailedToStart(from source: Source, failure: StartFailure) {
        guard let departure else { return }
        self.departure = nil
        Task {
            guard await hasGone(departure.player), await restore(departure.request),
                departure.status != .paused
            else { return }
            departure.player.play()
        }
    }

    /// Whether nothing on screen shows a player, as soon as that is so: SwiftUI takes a screen
    /// away some time after it was told, at the end of an animation. What is there longer stays.
    private func hasGone(_ player: AVPlayer) async -> Bool {
        let installation = Installation.shared
        for _ in 0..<20 where installation.platform.view(showing: player) != nil {
            try? await installation.clock.wait(for: .milliseconds(100))
        }
        return installation.platform.view(showing: player) == nil
    }

    func pictureInPictureRestoreUserInterface(_ request: RestorationRequest) async -> Bool {
        await restore(request)
    }

    private var service: PictureInPicture { .shared }
}
#endif
