// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import AVFoundation
import UIKit
import WindowboxAVKit

final class ListViewController: UIViewController {
    func play() {
        let player = AVPlayer(url: URL(string: "https://example.org/film.m3u8")!)
        let screen = SystemVideoViewController(player: player)
        screen.supportsPictureInPicture = true
        present(screen, animated: true) { player.play() }
    }
}
