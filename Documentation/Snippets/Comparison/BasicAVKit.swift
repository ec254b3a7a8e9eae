// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// What Apple/BasicSwiftUI.swift does, with AVKit alone.

import AVKit
import SwiftUI

struct PlayerScreen: View {
    @State private var player = AVPlayer(url: URL(string: "https://example.org/film.m3u8")!)

    var body: some View {
        LayerVideoView(player: player)
            .onAppear { player.play() }
    }
}

struct LayerVideoView: UIViewRepresentable {
    let player: AVPlayer

    func makeCoordinator() -> Overlay {
        Overlay()
    }

    func makeUIView(context: Context) -> LayerView {
        let view = LayerView()
        context.coordinator.begin(with: view.playerLayer)
        return view
    }

    func updateUIView(_ view: LayerView, context: Context) {
        view.playerLayer.player = player
    }

    static func dismantleUIView(_ view: LayerView, coordinator: Overlay) {
        coordinator.end()
    }
}

final class LayerView: UIView {
    override static var layerClass: AnyClass { AVPlayerLayer.self }

    var playerLayer: AVPlayerLayer { layer as! AVPlayerLayer }
}

@MainActor
final class Overlay: NSObject {
    private var controller: AVPictureInPictureController?
    private var returns: Task<Void, Never>?

    func begin(with layer: AVPlayerLayer) {
        // Where it is not supported, the initialiser yields nothing, though it does not say so.
        guard AVPictureInPictureController.isPictureInPictureSupported() else { return }
        let controller = AVPictureInPictureController(
            contentSource: AVPictureInPictureController.ContentSource(playerLayer: layer)
        )
        controller.canStartPictureInPictureAutomaticallyFromInline = true
        controller.delegate = self
        self.controller = controller
        // Coming back does not end Picture in Picture by itself.
        returns = Task {
            for await _ in NotificationCenter.default.notifications(
                named: UIScene.didActivateNotification
            ) {
                controller.stopPictureInPicture()
            }
        }
    }

    func end() {
        returns?.cancel()
        // With nil, what the controller had now and then stays alive.
        controller?.contentSource = AVPictureInPictureController.ContentSource(
            playerLayer: AVPlayerLayer()
        )
        controller = nil
    }
}

extension Overlay: @preconcurrency AVPictureInPictureControllerDelegate {
    func pictureInPictureController(
        _ controller: AVPictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
            @escaping @Sendable (Bool) -> Void
    ) {
        // Without this answer the view stays black.
        completionHandler(true)
    }
}
