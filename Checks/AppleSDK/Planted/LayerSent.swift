// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// on: ios
// refused: passing closure as a 'sending' parameter risks causing data races

import AVFoundation

@MainActor final class Holder {
    let layer = AVPlayerLayer()

    func show() {
        let layer = layer
        Task.detached { layer.frame = .zero }
    }
}
