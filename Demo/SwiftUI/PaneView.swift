// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import DemoModel
import SwiftUI
import WindowboxAVKit

/// One player, in a view of the kind that the screen has.
struct PaneView: View {
    let model: DemoPlayerModel
    let screen: DemoScreen
    let router: DemoRouter

    var body: some View {
        content.enabledForInAppPictureInPicture(persisting: model)
    }

    @ViewBuilder private var content: some View {
        switch screen.kind {
        case .video:
            ZStack(alignment: .bottom) {
                VideoView(player: model.player)
                    .supportsPictureInPicture(screen.supportsPictureInPicture)
                    .pictureInPicturePriority(priority)
                PlayerControls(model: model) { router.use(model) }
            }
        case .systemVideo:
            SystemVideoView(player: model.player)
                .supportsPictureInPicture(screen.supportsPictureInPicture)
                .pictureInPicturePriority(priority)
        }
    }

    /// What the user means goes first.
    private var priority: Int {
        screen.focused === model ? 1 : 0
    }
}
