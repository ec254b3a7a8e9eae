// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// on: ios
// refused: value of optional type 'AVPictureInPictureController?' must be unwrapped

import AVKit

func make(_ layer: AVPlayerLayer) -> AVPictureInPictureController {
    AVPictureInPictureController(playerLayer: layer)
}
