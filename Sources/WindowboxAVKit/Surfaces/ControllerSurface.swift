// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#if !os(macOS)
import AVKit
import Windowbox

/// AVKit's own player controller, for views with the system's standard controls.
@MainActor
final class ControllerSurface: NSObject, Surface {
    let id: SurfaceID
    let kind = VideoViewKind.systemVideo
    let controller = AVPlayerViewController()
    /// The view that shows it.
    weak var host: SystemVideoViewController?
    private let report: (Report) -> Void
    private var questions = OpenQuestions()

    init(id: SurfaceID, report: @escaping (Report) -> Void) {
        self.id = id
        self.report = report
        super.init()
        controller.delegate = self
        controller.allowsPictureInPicturePlayback = false
    }

    var player: AVPlayer? {
        get { controller.player }
        set { if newValue !== player { controller.player = newValue } }
    }

    func arm(_ start: AutomaticStart) { controller.startsOnLeaving = start == .onLeaving }
    func disarm() { controller.startsOnLeaving = false }

    func startPictureInPicture() {
        report(.failedToStart("Use the player's own control to start Picture in Picture."))
    }

    /// AVKit has no method for it, but it stops where it is not allowed.
    func stopPictureInPicture() {
        guard controller.allowsPictureInPicturePlayback else { return }
        controller.allowsPictureInPicturePlayback = false
        controller.allowsPictureInPicturePlayback = true
    }

    func finishRestoration(_ isRestored: Bool) {
        let window = controller.viewIfLoaded?.window
        window?.layoutIfNeeded()
        // A view that is on screen would stay black if AVKit were told that it is not there.
        questions.answer(isRestored || window != nil)
    }

    func retire() {
        controller.leaveParent()
        player = nil
    }
}

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
        questions.add(completionHandler)
        report(.restoreUserInterface)
    }

    func playerViewControllerWillStopPictureInPicture(_ controller: AVPlayerViewController) {
        report(.willStop)
    }

    func playerViewControllerDidStopPictureInPicture(_ controller: AVPlayerViewController) {
        report(.didStop)
    }

    /// Whoever has a delegate dismisses the player's screen itself; else AVKit does.
    func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
        _ controller: AVPlayerViewController
    ) -> Bool {
        PictureInPicture.shared.delegate == nil
    }
}

extension UIViewController {
    func leaveParent() {
        guard parent != nil else { return }
        willMove(toParent: nil)
        view.removeFromSuperview()
        removeFromParent()
    }
}
#endif
