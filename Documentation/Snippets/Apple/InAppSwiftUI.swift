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
        ZStack(alignment: .bottom) {
            VideoView(player: model.player)
                .supportsPictureInPicture()
            PictureInPictureButton(player: model.player) { isActive in
                Image(systemName: isActive ? "pip.exit" : "pip.enter")
            }
        }
        .enabledForInAppPictureInPicture(persisting: model)
    }
}
// snippet.end

// snippet.root
struct RootView: View {
    @State private var model: PlayerModel?

    var body: some View {
        Button("Play the film", action: openPlayer)
            .fullScreenCover(item: $model) { PlayerScreen(model: $0) }
            .onPictureInPicture(dismiss: dismiss, restore: restore)
    }
}
// snippet.end

extension RootView {
    // snippet.open
    func openPlayer() {
        let model = PlayerModel.persisted ?? PlayerModel()
        model.player.play()
        self.model = model
    }
    // snippet.end

    // snippet.dismiss
    func dismiss(_ source: Source) {
        model = nil
    }
    // snippet.end

    // snippet.restore
    func restore(_ request: RestorationRequest) async -> Bool {
        guard let model = request.persistable as? PlayerModel else { return false }
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { self.model = model }
        return true
    }
    // snippet.end
}
