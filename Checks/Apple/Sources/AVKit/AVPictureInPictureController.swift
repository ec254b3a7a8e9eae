// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import SimulatedDevice

/// A controller of the system's overlay for a layer of the app's.
public class AVPictureInPictureController: NSObject, KeyValueObservable {
    public let observers = Observers()
    public weak var delegate: (any AVPictureInPictureControllerDelegate)?
    public var requiresLinearPlayback = false
    #if !os(tvOS)
        public var canStartPictureInPictureAutomaticallyFromInline = false
    #endif

    public private(set) var isPictureInPicturePossible = false
    public private(set) var isPictureInPictureActive = false
    public let isPictureInPictureSuspended = false
    #if os(tvOS)
        public private(set) var canStopPictureInPicture = false
    #endif

    public class func isPictureInPictureSupported() -> Bool {
        MainActor.assumeIsolated { SystemOverlay.current.support == .present }
    }

    public class var pictureInPictureButtonStartImage: UIImage { UIImage(name: "pip.enter") }
    public class var pictureInPictureButtonStopImage: UIImage { UIImage(name: "pip.exit") }

    public init(contentSource: ContentSource) {
        self.contentSource = contentSource
        super.init()
        MainActor.assumeIsolated {
            let system = SystemOverlay.current
            precondition(system.support == .present, "a controller was made where there is none")
            system.add(self)
        }
    }

    public convenience init?(playerLayer: AVPlayerLayer) {
        guard AVPictureInPictureController.isPictureInPictureSupported() else { return nil }
        self.init(contentSource: ContentSource(playerLayer: playerLayer))
    }

    deinit { MainActor.assumeIsolated { SystemOverlay.current }.goes(ObjectIdentifier(self)) }

    public var contentSource: ContentSource? {
        didSet {
            MainActor.assumeIsolated { SystemOverlay.current.sourceChanged(of: self, oldValue) }
        }
    }

    public var playerLayer: AVPlayerLayer { contentSource?.playerLayer ?? AVPlayerLayer() }

    public func startPictureInPicture() {
        MainActor.assumeIsolated { SystemOverlay.current.requestStart(self) }
    }

    public func stopPictureInPicture() {
        MainActor.assumeIsolated { SystemOverlay.current.requestStop(self) }
    }

    /// What is shown in the overlay.
    public class ContentSource: NSObject {
        public private(set) var playerLayer: AVPlayerLayer?

        public init(playerLayer: AVPlayerLayer) {
            self.playerLayer = playerLayer
        }
    }
}

extension AVPictureInPictureController: OverlayClient {
    package var overlayLayer: AVPlayerLayer? { contentSource?.playerLayer }
    package var isAllowed: Bool { true }

    package var startsOnLeaving: Bool {
        #if os(tvOS)
            false
        #else
            canStartPictureInPictureAutomaticallyFromInline
        #endif
    }

    package func overlayChanged(isPossible: Bool, isActive: Bool, canStop: Bool) {
        if isPictureInPicturePossible != isPossible {
            isPictureInPicturePossible = isPossible
            changed(\.isPictureInPicturePossible, from: !isPossible)
        }
        if isPictureInPictureActive != isActive {
            isPictureInPictureActive = isActive
            changed(\.isPictureInPictureActive, from: !isActive)
        }
        #if os(tvOS)
            if canStopPictureInPicture != canStop {
                canStopPictureInPicture = canStop
                changed(\.canStopPictureInPicture, from: !canStop)
            }
        #endif
    }

    package func tell(_ saying: OverlaySaying) {
        guard let delegate else {
            if case .restore(let answer) = saying { answer.handler(false) }
            return
        }
        switch saying {
        case .willStart: delegate.pictureInPictureControllerWillStartPictureInPicture(self)
        case .didStart: delegate.pictureInPictureControllerDidStartPictureInPicture(self)
        case .failedToStart(let error):
            delegate.pictureInPictureController(self, failedToStartPictureInPictureWithError: error)
        case .restore(let answer):
            delegate.pictureInPictureController(
                self,
                restoreUserInterfaceForPictureInPictureStopWithCompletionHandler: answer.handler
            )
        case .willStop: delegate.pictureInPictureControllerWillStopPictureInPicture(self)
        case .didStop: delegate.pictureInPictureControllerDidStopPictureInPicture(self)
        }
    }
}
