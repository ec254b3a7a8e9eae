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
    private weak var listener: (any SurfaceListener)?
    /// Whether its view supports Picture in Picture. AVKit ends what it does not allow, so a
    /// change waits until the video is back.
    var isAllowed = false { didSet { allow() } }
    private var place = Place.view
    private var questions = OpenQuestions()

    private enum Place {
        case view
        case overlay
    }

    init(id: SurfaceID, listener: any SurfaceListener) {
        self.id = id
        self.listener = listener
        super.init()
        controller.delegate = self
        controller.allowsPictureInPicturePlayback = false
    }

    var player: AVPlayer? {
        get { controller.player }
        set { if newValue !== player { controller.player = newValue } }
    }

    var window: UIWindow? { controller.view.window }
    let obstacle: String? = "The player's own control starts Picture in Picture of this video."

    func arm(_ start: AutomaticStart) { controller.startsOnLeaving = start == .onLeaving }
    func disarm() { controller.startsOnLeaving = false }

    func startPictureInPicture() {
        // AVKit has no method for it. Nobody comes here who has asked for the obstacle.
        report(.failedToStart(obstacle ?? ""))
    }

    func stopPictureInPicture() {
        // AVKit has no method for it either, but stops what is not allowed.
        guard controller.allowsPictureInPicturePlayback else { return }
        controller.allowsPictureInPicturePlayback = false
        controller.allowsPictureInPicturePlayback = true
    }

    func finishRestoration(_ isRestored: Bool) {
        questions.answer(isRestored)
    }

    func retire() {
        controller.leaveParent()
        player = nil
    }

    // MARK: What AVKit says

    func report(_ report: Report) {
        switch report {
        case .willStart: place = .overlay
        case .didStop, .failedToStart: place = .view
        case .didStart, .restoreUserInterface, .overtaken, .willStop: break
        }
        allow()
        listener?.surface(self, reports: report)
    }

    func asked(_ handler: @escaping @Sendable (Bool) -> Void) {
        questions.add(handler)
        report(.restoreUserInterface)
    }

    private func allow() {
        guard place == .view, controller.allowsPictureInPicturePlayback != isAllowed else { return }
        controller.allowsPictureInPicturePlayback = isAllowed
    }

    /// Whether AVKit takes the screen away when Picture in Picture starts: one that it has
    /// presented itself it does, and the app's own if the app does not.
    var isDismissedByAVKit: Bool {
        host?.facts.systemPresentation == .fullScreen || listener?.dismissesScreens != true
    }
}
#endif
