// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// snippet.swiftui
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
// snippet.end

// snippet.uikit
@MainActor
func makePlayerScreen(for player: AVPlayer) -> UIViewController {
    let screen = SystemVideoViewController(player: player)
    screen.supportsPictureInPicture = true
    return screen
}
// snippet.end
