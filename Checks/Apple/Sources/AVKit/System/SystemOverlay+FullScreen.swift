// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

extension SystemOverlay {
    #if !os(tvOS)
        /// The user makes a system player fill the screen, or gives up half-way.
        package func enterFullScreen(_ controller: AVPlayerViewController, givesUp: Bool = false) {
            let coordinator = TransitionCoordinator(isCancelled: givesUp)
            controller.delegate?.playerViewController(
                controller,
                willBeginFullScreenPresentationWithAnimationCoordinator: coordinator
            )
            coordinator.run { if !givesUp { controller.presence = .fullScreen } }
        }

        package func leaveFullScreen(_ controller: AVPlayerViewController, givesUp: Bool = false) {
            let coordinator = TransitionCoordinator(isCancelled: givesUp)
            controller.delegate?.playerViewController(
                controller,
                willEndFullScreenPresentationWithAnimationCoordinator: coordinator
            )
            coordinator.run { if !givesUp { controller.presence = .inline } }
        }
    #endif
}
