// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import SimulatedDevice

/// The system's player, with its own controls.
@MainActor
public class AVPlayerViewController: UIViewController, KeyValueObservable {
    public nonisolated let observers = Observers()
    public weak var delegate: (any AVPlayerViewControllerDelegate)?
    public var showsPlaybackControls = true
    public var requiresLinearPlayback = false
    #if !os(tvOS)
        public var canStartPictureInPictureAutomaticallyFromInline = false
        public var updatesNowPlayingInfoCenter = true
        public var entersFullScreenWhenPlaybackBegins = false
        public var exitsFullScreenWhenPlaybackEnds = false
    #endif
    public private(set) var isReadyForDisplay = false
    /// What draws its player.
    package let playerLayer = AVPlayerLayer()
    /// Whether the user has made it fill the screen.
    package internal(set) var presence = Presence.inline
    private var overlay: UIView?

    package enum Presence {
        case inline
        case fullScreen
    }

    public override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        SystemOverlay.current.add(self)
        Device.current.watch { [weak self] in self?.updateReadiness() }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    deinit { MainActor.assumeIsolated { SystemOverlay.current }.goes(ObjectIdentifier(self)) }

    public var player: AVPlayer? {
        get { playerLayer.player }
        set { playerLayer.player = newValue }
    }

    public var videoGravity: AVLayerVideoGravity {
        get { playerLayer.videoGravity }
        set { playerLayer.videoGravity = newValue }
    }

    public var contentOverlayView: UIView? {
        loadViewIfNeeded()
        return overlay
    }

    /// Forbidding it ends it, as if the app had asked for that.
    public var allowsPictureInPicturePlayback = true {
        didSet { if !allowsPictureInPicturePlayback { SystemOverlay.current.requestStop(self) } }
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.layer.addSublayer(playerLayer)
        let overlay = UIView(frame: view.bounds)
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(overlay)
        self.overlay = overlay
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        playerLayer.frame = view.bounds
    }

    public override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        SystemOverlay.current.disappeared(self)
    }

    private func updateReadiness() {
        let old = isReadyForDisplay
        isReadyForDisplay = playerLayer.isReadyForDisplay
        if isReadyForDisplay != old { changed(\.isReadyForDisplay, from: old) }
    }
}

extension AVPlayerViewController: OverlayClient {
    package var overlayLayer: AVPlayerLayer? { playerLayer }
    package var isAllowed: Bool { allowsPictureInPicturePlayback }

    package var startsOnLeaving: Bool {
        #if os(tvOS)
            false
        #else
            // In full screen it asks nobody.
            canStartPictureInPictureAutomaticallyFromInline || presence == .fullScreen
                || presentingViewController != nil && parent == nil
        #endif
    }

    var isPresented: Bool {
        presentingViewController != nil
    }

    package func overlayChanged(isPossible: Bool, isActive: Bool, canStop: Bool) {}

    package func tell(_ saying: OverlaySaying) {
        guard let delegate else {
            if case .restore(let answer) = saying { answer.handler(false) }
            return
        }
        switch saying {
        case .willStart:
            delegate.playerViewControllerWillStartPictureInPicture(self)
            dismissIfWanted(delegate)
        case .didStart: delegate.playerViewControllerDidStartPictureInPicture(self)
        case .failedToStart(let error):
            delegate.playerViewController(self, failedToStartPictureInPictureWithError: error)
        case .restore(let answer):
            delegate.playerViewController(
                self,
                restoreUserInterfaceForPictureInPictureStopWithCompletionHandler: answer.handler
            )
        case .willStop: delegate.playerViewControllerWillStopPictureInPicture(self)
        case .didStop: delegate.playerViewControllerDidStopPictureInPicture(self)
        }
    }

    /// What was presented goes when the overlay comes, unless the app wants to keep it.
    private func dismissIfWanted(_ delegate: any AVPlayerViewControllerDelegate) {
        guard isPresented,
            delegate.playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(self)
        else { return }
        presentingViewController?.dismiss(animated: false)
    }
}
