// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// on: ios
// refused: cannot assign to property: 'isPictureInPictureActive' is a get-only property

import AVKit

func start(_ controller: AVPictureInPictureController) {
    controller.isPictureInPictureActive = true
}
