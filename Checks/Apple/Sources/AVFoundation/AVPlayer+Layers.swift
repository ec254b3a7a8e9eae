// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import SimulatedDevice

/// A layer that its player does not keep alive.
struct WeakLayer {
    weak var layer: AVPlayerLayer?
}

extension AVPlayer {
    func attach(_ layer: AVPlayerLayer) {
        layers.append(WeakLayer(layer: layer))
    }

    func detach(_ layer: AVPlayerLayer) {
        layers.removeAll { $0.layer === layer || $0.layer == nil }
        if layers.isEmpty, isPlaying { bareMoments += 1 }
    }

    /// Whether this layer draws it.
    func lets(_ layer: AVPlayerLayer) -> Bool {
        switch Device.current.traits.layers {
        case .all: true
        case .latest: layers.last { $0.layer != nil }?.layer === layer
        }
    }

    func layersChanged() {
        for weak in layers { weak.layer?.updateReadiness() }
    }
}

extension AVPlayer {
    /// The layers that have it.
    package var presentLayers: [AVPlayerLayer] { layers.compactMap(\.layer) }
}
