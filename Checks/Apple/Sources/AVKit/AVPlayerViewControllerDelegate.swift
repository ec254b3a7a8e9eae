// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// What the system's player tells. What a delegate does not implement is as if it did what the
/// extension below does.
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
    func playerViewControllerWillStartPictureInPicture(_ controller: AVPlayerViewController)
    func playerViewControllerDidStartPictureInPicture(_ controller: AVPlayerViewController)
    func playerViewController(
        _ playerViewController: AVPlayerViewController,
        failedToStartPictureInPictureWithError error: any Error
    )
    func playerViewControllerWillStopPictureInPicture(_ controller: AVPlayerViewController)
    func playerViewControllerDidStopPictureInPicture(_ controller: AVPlayerViewController)
    func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
        _ playerViewController: AVPlayerViewController
    ) -> Bool
    func playerViewController(
        _ playerViewController: AVPlayerViewController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
            @escaping @Sendable (Bool) -> Void
    )
    #if !os(tvOS)
        func playerViewController(
            _ playerViewController: AVPlayerViewController,
            willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
                any UIViewControllerTransitionCoordinator
        )
        func playerViewController(
            _ playerViewController: AVPlayerViewController,
            willEndFullScreenPresentationWithAnimationCoordinator coordinator:
                any UIViewControllerTransitionCoordinator
        )
    #endif
}

extension AVPlayerViewControllerDelegate {
    public func playerViewControllerWillStartPictureInPicture(
        _ controller: AVPlayerViewController
    ) {}
    public func playerViewControllerDidStartPictureInPicture(
        _ controller: AVPlayerViewController
    ) {}
    public func playerViewController(
        _ playerViewController: AVPlayerViewController,
        failedToStartPictureInPictureWithError error: any Error
    ) {}
    public func playerViewControllerWillStopPictureInPicture(
        _ controller: AVPlayerViewController
    ) {}
    public func playerViewControllerDidStopPictureInPicture(
        _ controller: AVPlayerViewController
    ) {}
    public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
        _ playerViewController: AVPlayerViewController
    ) -> Bool { true }
    public func playerViewController(
        _ playerViewController: AVPlayerViewController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
            @escaping @Sendable (Bool) -> Void
    ) {
        completionHandler(false)
    }
    #if !os(tvOS)
        public func playerViewController(
            _ playerViewController: AVPlayerViewController,
            willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
                any UIViewControllerTransitionCoordinator
        ) {}
        public func playerViewController(
            _ playerViewController: AVPlayerViewController,
            willEndFullScreenPresentationWithAnimationCoordinator coordinator:
                any UIViewControllerTransitionCoordinator
        ) {}
    #endif
}
