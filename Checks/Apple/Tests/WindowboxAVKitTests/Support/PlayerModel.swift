// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import AVFoundation

@testable import WindowboxAVKit

/// The model of an app's player screen.
final class PlayerModel: PictureInPicturePersistable {
    let player: AVPlayer
    private(set) var told: [String] = []

    init(_ player: AVPlayer) {
        self.player = player
    }

    func pictureInPictureWillStart() { told.append("will start") }
    func pictureInPictureDidStart() { told.append("did start") }
    func pictureInPictureWillStop() { told.append("will stop") }
    func pictureInPictureDidStop() { told.append("did stop") }
}
