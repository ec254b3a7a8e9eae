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
    @State private var models: [PlayerModel] = []

    var body: some View {
        Button("Play the film") {
            let model = PlayerModel.persisted ?? PlayerModel()
            model.player.play()
            models = [model]
        }
        .fullScreenCover(isPresented: $models.isOpen) {
            ZStack {
                ForEach(models) { PlayerScreen(model: $0) }
            }
        }
        .onPictureInPicture { source in
            let player = PictureInPicture.shared.player(of: source)
            models.removeAll { $0.player === player }
        } restore: { request in
            guard let model = request.persistable as? PlayerModel else { return false }
            models = models.filter { $0 !== model } + [model]
            return true
        }
    }
}

extension [PlayerModel] {
    /// Whether any screen is open; to close means all of them.
    fileprivate var isOpen: Bool {
        get { !isEmpty }
        set { if !newValue { removeAll() } }
    }
}
// snippet.end
