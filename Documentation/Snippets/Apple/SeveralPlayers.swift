// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// snippet.model
import AVFoundation
import SwiftUI
import WindowboxAVKit

final class FilmModel: PictureInPicturePersistable {
    let title: String
    let player: AVPlayer

    init(title: String, url: URL) {
        self.title = title
        player = AVPlayer(url: url)
    }

    /// The model of a film: the one that is kept, if the film is in Picture in Picture.
    static func film(title: String, url: URL) -> FilmModel {
        PictureInPicture.shared.persisted { $0.title == title } ?? FilmModel(title: title, url: url)
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

// snippet.title
struct PictureInPictureTitle: View {
    let models: [FilmModel]
    @Environment(\.pictureInPicture) private var pictureInPicture

    var body: some View {
        if let source = pictureInPicture.status.source,
            let model = models.first(where: { $0.player === pictureInPicture.player(of: source) })
        {
            Text("In Picture in Picture: \(model.title)")
        }
    }
}
// snippet.end
