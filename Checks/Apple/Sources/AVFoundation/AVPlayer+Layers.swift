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
        if Device.current.traits.layers == .latestAlone, layers.last?.layer === layer {
            // The others do not take over until they are given the player again.
            layers = []
        }
        layers.removeAll { $0.layer === layer || $0.layer == nil }
    }

    /// Whether this layer draws it.
    func lets(_ layer: AVPlayerLayer) -> Bool {
        switch Device.current.traits.layers {
        case .all: true
        case .latest: layers.last { $0.layer != nil }?.layer === layer
        // One that is gone leaves its place empty.
        case .latestAlone: layers.last?.layer === layer
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
