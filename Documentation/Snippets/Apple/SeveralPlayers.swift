// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// snippet.model
import AVFoundation
import SwiftUI
import WindowboxAVKit

final class FilmModel: PictureInPicturePersistable {
    let url: URL
    let player: AVPlayer

    init(_ url: URL) {
        self.url = url
        player = AVPlayer(url: url)
    }

    /// The model of a film: the one that is kept, if the film is in Picture in Picture.
    static func of(_ url: URL) -> FilmModel {
        PictureInPicture.shared.persisted { $0.url == url } ?? FilmModel(url)
    }
}
// snippet.end

// snippet.screen
struct FilmView: View {
    let model: FilmModel
    let isMeant: Bool

    var body: some View {
        ZStack(alignment: .bottom) {
            VideoView(player: model.player)
                .supportsPictureInPicture()
                .pictureInPicturePriority(isMeant ? 1 : 0)
            PictureInPictureButton(player: model.player) { isActive in
                Image(systemName: isActive ? "pip.exit" : "pip.enter")
            }
        }
        .enabledForInAppPictureInPicture(persisting: model)
    }
}
// snippet.end

// snippet.heard
struct TwoFilmsView: View {
    let first: FilmModel
    let second: FilmModel

    var body: some View {
        VStack {
            FilmView(model: first, isMeant: true)
            FilmView(model: second, isMeant: false)
        }
        .onPictureInPictureEvent { event in
            guard case .willStart(_, let source) = event else { return }
            let player = PictureInPicture.shared.player(of: source)
            for model in [first, second] where model.player !== player {
                model.player.pause()
            }
        }
    }
}
// snippet.end
