// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import SimulatedDevice

/// A layer that draws a player, as far as the device's rule lets it.
open class AVPlayerLayer: CALayer, KeyValueObservable {
    public let observers = Observers()
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open private(set) var isReadyForDisplay = false {
        didSet { if isReadyForDisplay != oldValue { changed(\.isReadyForDisplay, from: oldValue) } }
    }
    /// What the system has done to it.
    package var state = State.drawing

    package enum State {
        case drawing
        /// The picture is in the overlay.
        case inOverlay
        /// Its screen was not restored when the overlay went, and so it is black until it is
        /// given a player again.
        case black
    }

    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }

    open var player: AVPlayer? {
        didSet {
            if state == .black { state = .drawing }
            // Layers are used on the main actor only, here as on a device.
            MainActor.assumeIsolated { playerChanged(from: oldValue) }
        }
    }

    /// The player whose picture is to be seen in it.
    @MainActor package var drawnPlayer: AVPlayer? {
        guard isReadyForDisplay, state == .drawing, let player, player.lets(self) else {
            return nil
        }
        return player
    }

    @MainActor private func playerChanged(from old: AVPlayer?) {
        old?.detach(self)
        player?.attach(self)
        updateReadiness()
    }

    @MainActor func updateReadiness() {
        guard let player, let item = player.currentItem else {
            isReadyForDisplay = false
            return
        }
        guard item.status == .readyToPlay else {
            isReadyForDisplay = false
            item.whenReady { [weak self] in self?.updateReadiness() }
            return
        }
        Device.current.after(AVPlayerLayer.firstFrame) { [weak self, weak player] in
            guard let self, let player, self.player === player, player.currentItem === item else {
                return
            }
            isReadyForDisplay = item.hasVideo
        }
    }

    /// From a player that is ready to its picture.
    private static let firstFrame = Duration.milliseconds(30)
}

/// How a picture fits into its layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let resizeAspect = AVLayerVideoGravity(
        rawValue: "AVLayerVideoGravityResizeAspect"
    )
    public static let resizeAspectFill = AVLayerVideoGravity(
        rawValue: "AVLayerVideoGravityResizeAspectFill"
    )
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}
