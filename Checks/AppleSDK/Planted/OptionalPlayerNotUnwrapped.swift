// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// on: ios
// refused: value of optional type 'AVPlayer?' must be unwrapped

import AVKit

@MainActor func play(_ layer: AVPlayerLayer) { layer.player.play() }
