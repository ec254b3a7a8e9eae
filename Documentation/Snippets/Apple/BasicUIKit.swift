// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import AVFoundation
import UIKit
import WindowboxAVKit

final class PlayerViewController: UIViewController {
    private let player = AVPlayer(url: URL(string: "https://example.org/film.m3u8")!)

    override func loadView() {
        let video = VideoUIView(player: player)
        video.supportsPictureInPicture = true
        view = video
        player.play()
    }
}
