// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#if !os(macOS)
import AVKit
import Windowbox

// AVKit calls its delegates on the main thread, though it does not declare so.
extension ControllerSurface: @preconcurrency AVPlayerViewControllerDelegate {
    func playerViewControllerWillStartPictureInPicture(_ controller: AVPlayerViewController) {
        report(.willStart)
    }

    func playerViewControllerDidStartPictureInPicture(_ controller: AVPlayerViewController) {
        report(.didStart)
    }

    func playerViewController(
        _ controller: AVPlayerViewController,
        failedToStartPictureInPictureWithError error: any Error
    ) {
        report(.failedToStart(error.localizedDescription))
    }

    func playerViewController(
        _ controller: AVPlayerViewController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
            @escaping @Sendable (Bool) -> Void
    ) {
        asked(completionHandler)
    }

    func playerViewControllerWillStopPictureInPicture(_ controller: AVPlayerViewController) {
        report(.willStop)
    }

    func playerViewControllerDidStopPictureInPicture(_ controller: AVPlayerViewController) {
        report(.didStop)
    }

    func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
        _ controller: AVPlayerViewController
    ) -> Bool {
        isDismissedByAVKit
    }
}
#endif
