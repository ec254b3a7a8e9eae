// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#if !os(macOS)
import AVKit
import Windowbox

/// Picture in Picture of layers: AVKit's controller, of which there is one.
///
/// Its content source is what runs in Picture in Picture, else what is armed.
@MainActor
final class LayerOverlay: NSObject {
    private var controller: AVPictureInPictureController?
    private var possibility: NSKeyValueObservation?
    private var armed: (surface: LayerSurface, start: AutomaticStart)?
    private var run = Run.none
    private var questions = OpenQuestions()
    // With nil as its source the controller keeps what it had alive, now and then.
    private let nothing = AVPictureInPictureController.ContentSource(playerLayer: AVPlayerLayer())

    /// How far the controller is with a surface.
    private enum Run {
        case none
        /// It is asked for; AVKit is not ready for it yet.
        case waiting(LayerSurface)
        /// AVKit was asked.
        case asked(LayerSurface)
        /// AVKit has said that it starts.
        case announced(LayerSurface)

        var surface: LayerSurface? {
            switch self {
            case .none: nil
            case .waiting(let surface), .asked(let surface), .announced(let surface): surface
            }
        }
    }

    func arm(_ surface: LayerSurface, _ start: AutomaticStart) {
        armed = (surface, start)
        connect()
    }

    func disarm(_ surface: LayerSurface) {
        guard armed?.surface === surface else { return }
        armed = nil
        connect()
    }

    func start(_ surface: LayerSurface) {
        run = .waiting(surface)
        connect()
        startIfPossible()
    }

    func stop(_ surface: LayerSurface) {
        guard run.surface === surface else { return }
        switch run {
        case .none, .waiting: run = .none
        case .asked:
            // AVKit has said nothing up to now, so it may never do.
            controller?.stopPictureInPicture()
            run = .none
        case .announced: controller?.stopPictureInPicture()
        }
        connect()
    }

    func finishRestoration(_ isRestored: Bool) {
        questions.answer(isRestored)
    }

    /// The surface is gone: nothing of it is kept.
    func letGo(of surface: LayerSurface) {
        if run.surface === surface { run = .none }
        if armed?.surface === surface { armed = nil }
        connect()
    }

    /// Gives the controller what it is to take.
    private func connect() {
        let surface = run.surface ?? armed?.surface
        if controller == nil, surface != nil { makeController() }
        guard let controller else { return }
        let source = surface?.contentSource ?? nothing
        if controller.contentSource !== source { controller.contentSource = source }
        controller.startsOnLeaving = armed?.surface === surface && armed?.start == .onLeaving
    }

    private func makeController() {
        guard AVPictureInPictureController.isPictureInPictureSupported() else { return }
        let controller = AVPictureInPictureController(contentSource: nothing)
        controller.delegate = self
        possibility = controller.observe(\.isPictureInPicturePossible) { [weak self] _, _ in
            Task { @MainActor in self?.startIfPossible() }
        }
        self.controller = controller
    }

    /// AVKit starts only once it is ready for the source that it was given; the service does
    /// not wait for it forever.
    private func startIfPossible() {
        guard case .waiting(let surface) = run, let controller,
            controller.isPictureInPicturePossible
        else { return }
        run = .asked(surface)
        controller.startPictureInPicture()
    }

    private func end(_ report: Report) {
        let surface = run.surface
        run = .none
        surface?.report(report)
        connect()
    }
}

// AVKit calls its delegates on the main thread, though it does not declare so.
extension LayerOverlay: @preconcurrency AVPictureInPictureControllerDelegate {
    func pictureInPictureControllerWillStartPictureInPicture(
        _ controller: AVPictureInPictureController
    ) {
        let layer = controller.contentSource?.playerLayer
        let surface = [run.surface, armed?.surface].lazy.compactMap { $0 }
            .first { $0.view.playerLayer === layer }
        guard let surface else { return controller.stopPictureInPicture() }
        run = .announced(surface)
        surface.report(.willStart)
    }

    func pictureInPictureControllerDidStartPictureInPicture(
        _ controller: AVPictureInPictureController
    ) {
        run.surface?.report(.didStart)
    }

    func pictureInPictureController(
        _ controller: AVPictureInPictureController,
        failedToStartPictureInPictureWithError error: any Error
    ) {
        end(.failedToStart(error.localizedDescription))
    }

    func pictureInPictureController(
        _ controller: AVPictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
            @escaping @Sendable (Bool) -> Void
    ) {
        guard let surface = run.surface else { return completionHandler(false) }
        questions.add(completionHandler)
        surface.report(.restoreUserInterface)
    }

    func pictureInPictureControllerWillStopPictureInPicture(
        _ controller: AVPictureInPictureController
    ) {
        run.surface?.report(.willStop)
    }

    func pictureInPictureControllerDidStopPictureInPicture(
        _ controller: AVPictureInPictureController
    ) {
        end(.didStop)
    }
}
#endif
