// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// on: tvos
// refused: 'canStartPictureInPictureAutomaticallyFromInline' is unavailable in tvOS

import AVKit

@MainActor func arm(_ controller: AVPlayerViewController) {
    controller.canStartPictureInPictureAutomaticallyFromInline = true
}
