// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import AVFoundation
import SwiftUI
import WindowboxAVKit

// snippet.hint
struct PictureInPictureHint: View {
    let player: AVPlayer
    @Environment(\.pictureInPicture) private var pictureInPicture

    var body: some View {
        if let refusal = pictureInPicture.refusal(for: player) {
            Text(refusal.description)
        }
    }
}
// snippet.end

// snippet.log
@MainActor
func logPictureInPicture() async {
    for await event in PictureInPicture.shared.events {
        print(event)
    }
}
// snippet.end

// snippet.pause
@MainActor
func screenHasGone(with player: AVPlayer) {
    let service = PictureInPicture.shared
    let overlay = service.status.isActive ? service.status.source : nil
    if overlay.flatMap({ service.player(of: $0) }) !== player { player.pause() }
}
// snippet.end
