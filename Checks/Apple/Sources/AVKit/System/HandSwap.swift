// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// A swap of the video in the overlay with one on screen, whose callbacks a test mixes itself.
@MainActor
package final class HandSwap {
    private let overlay: SystemOverlay
    private let old: OverlayRun
    private let new: OverlayRun
    private var saidOfOld = 0

    init(_ overlay: SystemOverlay, _ old: OverlayRun, _ new: OverlayRun) {
        self.overlay = overlay
        self.old = old
        self.new = new
        // Whatever is asked of what is on its way out changes nothing.
        old.stage = .leaving
        overlay.runs.append(new)
    }

    /// Restore, will-stop, did-stop.
    package func sayNextOfOld() {
        defer { saidOfOld += 1 }
        switch saidOfOld {
        case 0:
            overlay.questions += 1
            let answer = OverlayAnswer { [old] in old.isRestored = $0 }
            overlay.say(.restore(answer), to: old)
        case 1: overlay.say(.willStop, to: old)
        default: overlay.finish(old)
        }
    }

    /// Will-start, did-start.
    package func sayNextOfNew() {
        switch new.stage {
        case .asked:
            new.stage = .coming
            new.client?.overlayLayer?.state = .inOverlay
            overlay.say(.willStart, to: new)
        default:
            new.stage = .shown
            overlay.say(.didStart, to: new)
        }
    }
}

extension SystemOverlay {
    /// Puts a video in the place of the one in the overlay, as a test says.
    package func swapByHand(with client: AVPlayerViewController) -> HandSwap {
        guard let old = runs.last else { preconditionFailure("there is nothing in the overlay") }
        return HandSwap(self, old, OverlayRun(client))
    }

    /// How many controllers there are for layers.
    package var controllerCount: Int {
        presentClients.count { $0 is AVPictureInPictureController }
    }
}
