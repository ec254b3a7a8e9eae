// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// on: ios
// refused: 'canStopPictureInPicture' is unavailable in iOS

import AVKit

func canStop(_ controller: AVPictureInPictureController) -> Bool {
    controller.canStopPictureInPicture
}
