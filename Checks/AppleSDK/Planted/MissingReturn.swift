// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// on: macabi
// refused: missing return in global function expected to return 'Bool'

import AVKit

func isSupported() -> Bool {
    if AVPictureInPictureController.isPictureInPictureSupported() { return true }
}
