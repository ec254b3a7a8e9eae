// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// on: ios
// refused: 'init()' is unavailable

import AVKit

let controller = AVPictureInPictureController()
