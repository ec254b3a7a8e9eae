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
    private let onChange: @MainActor () -> Void
    private var armed: (surface: LayerSurface, start: AutomaticStart)?
    private(set) var run = Run.none
    private var questions = OpenQuestions()
    // With nil as its source the controller now and then keeps alive what it had.
    private let nothing = AVPictureInPictureController.ContentSource(playerLayer: AVPlayerLayer())

    /// How far the controller is with a surface.
    enum Run {
        case none
        /// It is asked for, but AVKit is not ready for it yet.
        case waiting(LayerSurface)
        /// AVKit was asked, and has said nothing yet.
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

    /// - Parameter onChange: Called when the obstacle to a surface may be another.
    init(onChange: @escaping @MainActor () -> Void) {
        self.onChange = onChange
        super.init()
    }

    /// Why a surface cannot go into Picture in Picture now. Only of the one that AVKit has been
    /// given is that known.
    func obstacle(to surface: LayerSurface) -> String? {
        guard run.surface == nil, let controller,
            controller.contentSource === surface.contentSource,
            !controller.isPictureInPicturePossible
        else { return nil }
        return "The system does not allow Picture in Picture of this video now."
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
        case .none, .waiting:
            run = .none
        case .asked:
            // It may never say anything.
            controller?.stopPictureInPicture()
            run = .none
        case .announced:
            controller?.stopPictureInPicture()
        }
        connect()
    }

    func finishRestoration(_ isRestored: Bool) {
        questions.answer(isRestored)
    }

    /// The surface is gone, and nothing of it may be kept. If it was armed, another one or none
    /// is right after.
    func letGo(of surface: LayerSurface) {
        if run.surface === surface { run = .none }
        connect()
    }

    /// Gives the controller what it is to take.
    private func connect() {
        let surface = run.surface ?? armed?.surface
        if controller == nil, surface != nil { makeController() }
        guard let controller else { return }
        let source = surface?.contentSource ?? nothing
        if controller.contentSource !== source {
            controller.contentSource = source
            onChange()
        }
        controller.startsOnLeaving = armed?.surface === surface && armed?.start == .onLeaving
    }

    private func makeController() {
        guard AVPictureInPictureController.isPictureInPictureSupported() else { return }
        let controller = AVPictureInPictureController(contentSource: nothing)
        controller.delegate = self
        possibility = controller.observe(\.isPictureInPicturePossible) { [weak self] _, _ in
            // AVKit may tell so from any thread.
            Task { @MainActor in self?.possibilityChanged() }
        }
        self.controller = controller
    }

    private func possibilityChanged() {
        startIfPossible()
        onChange()
    }

    /// AVKit starts only once it is ready for the source that it was given. The service does
    /// not wait for it forever.
    private func startIfPossible() {
        guard case .waiting(let surface) = run, let controller,
            controller.isPictureInPicturePossible
        else { return }
        run = .asked(surface)
        controller.startPictureInPicture()
    }

    // MARK: What AVKit says

    func started() {
        let layer = controller?.contentSource?.playerLayer
        let surface = [run.surface, armed?.surface].lazy.compactMap(\.self)
            .first { $0.view.playerLayer === layer }
        guard let surface else {
            // What nobody has asked for any more, nobody could end.
            controller?.stopPictureInPicture()
            return
        }
        run = .announced(surface)
        surface.report(.willStart)
    }

    func ended(_ report: Report) {
        let surface = run.surface
        run = .none
        surface?.report(report)
        connect()
    }

    func asked(_ handler: @escaping @Sendable (Bool) -> Void) {
        guard let surface = run.surface else { return handler(false) }
        questions.add(handler)
        surface.report(.restoreUserInterface)
    }
}
#endif
