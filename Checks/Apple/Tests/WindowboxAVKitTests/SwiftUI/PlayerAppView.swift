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
        .onPictureInPicture(dismiss: router.dismiss, restore: router.restore)
        .onPictureInPictureEvent { router.events.append($0) }
    }
}

/// The same with the screen in a cover.
struct CoverAppView: View {
    let router: PlayerRouter

    var body: some View {
        Text("list")
            .fullScreenCover(isPresented: isShown) {
                if let model = router.shown { PlayerScreenView(model: model, kind: router.kind) }
            }
            .onPictureInPicture(dismiss: router.dismiss, restore: router.restore)
    }

    private var isShown: Binding<Bool> {
        Binding(get: { router.shown != nil }, set: { if !$0 { router.shown = nil } })
    }
}

struct PlayerScreenView: View {
    let model: PlayerModel
    let kind: VideoViewKind

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
                Text(isActive ? "stop" : "start")
            }
            StateText()
        }
        .enabledForInAppPictureInPicture(persisting: model)
    }
}

/// A view that follows the status.
private struct StateText: View {
    @Environment(\.pictureInPicture) private var pictureInPicture

    var body: some View { Text(pictureInPicture.status.state.rawValue) }
}

/// What the app navigates with.
@MainActor
@Observable
final class PlayerRouter {
    var shown: PlayerModel?
    let kind: VideoViewKind
    @ObservationIgnored var orders: [String] = []
    @ObservationIgnored var failures: [StartFailure] = []
    @ObservationIgnored var events: [PictureInPicture.Event] = []

    init(_ kind: VideoViewKind) {
        self.kind = kind
    }

    func dismiss(_ source: Source) {
        orders.append("dismiss")
        shown = nil
    }

    func restore(_ request: RestorationRequest) async -> Bool {
        orders.append("present")
        failures += [request.failure].compactMap { $0 }
        shown = request.persistable as? PlayerModel
        return true
    }
}

/// How often the body of the player's screen was evaluated.
@MainActor
enum Evaluations {
    static var count = 0
}
