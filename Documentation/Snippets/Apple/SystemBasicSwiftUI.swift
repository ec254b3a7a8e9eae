// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import AVFoundation
import SwiftUI
import WindowboxAVKit

struct PlayerScreen: View {
    @State private var player = AVPlayer(url: URL(string: "https://example.org/film.m3u8")!)

    var body: some View {
        SystemVideoView(player: player)
            .supportsPictureInPicture()
            .onAppear { player.play() }
    }
}
