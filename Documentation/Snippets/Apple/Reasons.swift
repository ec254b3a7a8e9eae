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
