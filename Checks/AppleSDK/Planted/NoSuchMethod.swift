// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// on: ios
// refused: value of type 'AVPlayerViewController' has no member 'stopPictureInPicture'

import AVKit

@MainActor func stop(_ controller: AVPlayerViewController) { controller.stopPictureInPicture() }
