// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// on: ios
// refused: result of call to 'observe(_:options:changeHandler:)' is unused

import AVKit

func watch(_ controller: AVPictureInPictureController) {
    controller.observe(\.isPictureInPictureActive) { _, _ in }
}
