// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// on: ios
// refused: cannot assign to value: 'supportsPictureInPicture' is a method

import AVFoundation
import WindowboxAVKit

@MainActor func support(_ player: AVPlayer) -> VideoView {
    var view = VideoView(player: player)
    view.supportsPictureInPicture = true
    return view
}
