// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// What Apple/SystemBasicSwiftUI.swift does, with AVKit alone.

import AVKit
import SwiftUI

struct PlayerScreen: View {
    @State private var player = AVPlayer(url: URL(string: "https://example.org/film.m3u8")!)

    var body: some View {
        ControllerView(player: player)
            .onAppear { player.play() }
    }
}

struct ControllerView: UIViewControllerRepresentable {
    let player: AVPlayer

    func makeCoordinator() -> Overlay {
        Overlay()
    }

    func makeUIViewController(context: Context) -> AVPlayerViewController {
        let controller = AVPlayerViewController()
        controller.canStartPictureInPictureAutomaticallyFromInline = true
        controller.delegate = context.coordinator
        context.coordinator.begin(with: controller)
        return controller
    }

    func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {
        controller.player = player
    }

    static func dismantleUIViewController(
        _ controller: AVPlayerViewController,
        coordinator: Overlay
    ) {
        coordinator.end()
    }
}

@MainActor
final class Overlay: NSObject {
    private var returns: Task<Void, Never>?

    func begin(with controller: AVPlayerViewController) {
        // Coming back does not end Picture in Picture by itself, and there is no method for it.
        returns = Task { [weak controller] in
            for await _ in NotificationCenter.default.notifications(
                named: UIScene.didActivateNotification
            ) {
                controller?.allowsPictureInPicturePlayback = false
                controller?.allowsPictureInPicturePlayback = true
            }
        }
    }

    func end() {
        returns?.cancel()
    }
}

extension Overlay: @preconcurrency AVPlayerViewControllerDelegate {
    func playerViewController(
        _ controller: AVPlayerViewController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
            @escaping @Sendable (Bool) -> Void
    ) {
        // Without this answer the view stays black.
        completionHandler(true)
    }
}
