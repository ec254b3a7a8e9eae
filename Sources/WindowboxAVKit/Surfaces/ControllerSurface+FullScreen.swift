// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#if !os(macOS) && !os(tvOS)
import AVKit

extension ControllerSurface {
    func playerViewController(
        _ controller: AVPlayerViewController,
        willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
            any UIViewControllerTransitionCoordinator
    ) {
        coordinator.animate(alongsideTransition: nil) { [weak self] context in
            if !context.isCancelled { self?.host?.facts.systemPresentation = .fullScreen }
        }
    }

    func playerViewController(
        _ controller: AVPlayerViewController,
        willEndFullScreenPresentationWithAnimationCoordinator coordinator:
            any UIViewControllerTransitionCoordinator
    ) {
        coordinator.animate(alongsideTransition: nil) { [weak self] context in
            if !context.isCancelled { self?.host?.facts.systemPresentation = .inline }
        }
    }
}
#endif
