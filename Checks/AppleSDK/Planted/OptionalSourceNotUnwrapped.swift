// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// on: tvos
// refused: value of optional type 'AVPictureInPictureController.ContentSource?' must be unwrapped

import AVKit

func layer(of controller: AVPictureInPictureController) -> AVPlayerLayer? {
    controller.contentSource.playerLayer
}
