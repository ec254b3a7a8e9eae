// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// snippet.model
import AVFoundation
import SwiftUI
import WindowboxAVKit

final class PlayerModel: PictureInPicturePersistable, Identifiable {
    let player = AVPlayer(url: URL(string: "https://example.org/film.m3u8")!)
}
// snippet.end

// snippet.screen
struct PlayerScreen: View {
    let model: PlayerModel

    var body: some View {
        SystemVideoView(player: model.player)
            .supportsPictureInPicture()
            .enabledForInAppPictureInPicture(persisting: model)
    }
}
// snippet.end

// snippet.root
struct RootView: View {
    @State private var model: PlayerModel?

    var body: some View {
        Button("Play the film") {
            let model = PlayerModel.persisted ?? PlayerModel()
            model.player.play()
            self.model = model
        }
        .fullScreenCover(item: $model) { PlayerScreen(model: $0) }
        .onPictureInPicture { _ in
            model = nil
        } restore: { request in
            model = request.persistable as? PlayerModel
            return model != nil
        }
    }
}
// snippet.end
