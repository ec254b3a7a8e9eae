// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import AVKit
import Observation
import SwiftUI
import WindowboxSimulator

@testable import WindowboxAVKit

/// An app in SwiftUI with one player screen, as its makers would write it.
struct PlayerAppView: View {
    let router: PlayerRouter

    var body: some View {
        ZStack {
            Text("list")
            if let model = router.shown {
                PlayerScreenView(model: model, kind: router.kind)
            }
        }
        .onPictureInPicture { source in
            router.orders.append("dismiss")
            router.shown = nil
        } restore: { request in
            router.orders.append("present")
            router.shown = request.persistable as? PlayerModel
            return true
        }
        .onPictureInPictureEvent { router.events.append($0) }
    }
}

struct PlayerScreenView: View {
    let model: PlayerModel
    let kind: VideoViewKind
    @Environment(\.pictureInPicture) private var pictureInPicture

    var body: some View {
        Evaluations.count += 1
        return ZStack {
            switch kind {
            case .video:
                VideoView(player: model.player).supportsPictureInPicture()
            case .systemVideo:
                SystemVideoView(player: model.player) { Text("subtitle") }
                    .supportsPictureInPicture()
            }
            PictureInPictureButton { isActive in
                StateText(isActive: isActive)
            }
        }
        .enabledForInAppPictureInPicture(persisting: model)
    }
}

/// The label of the button, which is evaluated when its state changes.
private struct StateText: View {
    let isActive: Bool

    var body: some View { Text(isActive ? "active" : "inactive") }
}

/// What the app navigates with.
@MainActor
@Observable
final class PlayerRouter {
    var shown: PlayerModel?
    let kind: VideoViewKind
    @ObservationIgnored var orders: [String] = []
    @ObservationIgnored var events: [PictureInPicture.Event] = []

    init(_ kind: VideoViewKind) {
        self.kind = kind
    }
}

/// How often the body of the player's screen was evaluated.
@MainActor
enum Evaluations {
    static var count = 0
}
