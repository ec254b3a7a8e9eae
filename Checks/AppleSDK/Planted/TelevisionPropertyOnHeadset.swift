// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// on: xros
// refused: 'canStopPictureInPicture' is unavailable in visionOS

import AVKit

func canStop(_ controller: AVPictureInPictureController) -> Bool {
    controller.canStopPictureInPicture
}
