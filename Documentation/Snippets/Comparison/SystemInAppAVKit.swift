// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// What Apple/SystemInAppSwiftUI.swift does, with AVKit alone.

import AVKit
import SwiftUI

final class PlayerModel: Identifiable {
    let player = AVPlayer(url: URL(string: "https://example.org/film.m3u8")!)
}

struct PlayerScreen: View {
    let model: PlayerModel

    var body: some View {
        ControllerView(model: model)
    }
}

struct RootView: View {
    @State private var model: PlayerModel?

    var body: some View {
        Button("Play the film") {
            let model = Overlay.shared.model ?? PlayerModel()
            model.player.play()
            self.model = model
        }
        .fullScreenCover(item: $model) { PlayerScreen(model: $0) }
        .onAppear {
            Overlay.shared.dismiss = { model = nil }
            Overlay.shared.restore = { model = $0 }
        }
    }
}

struct ControllerView: UIViewControllerRepresentable {
    let model: PlayerModel

    func makeUIViewController(context: Context) -> UIViewController {
        let host = UIViewController()
        let controller = Overlay.shared.show(model)
        host.addChild(controller)
        controller.view.frame = host.view.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        host.view.addSubview(controller.view)
        controller.didMove(toParent: host)
        return host
    }

    func updateUIViewController(_ host: UIViewController, context: Context) {}

    static func dismantleUIViewController(_ host: UIViewController, coordinator: Void) {
        Overlay.shared.hide()
    }
}

/// Keeps what has to live on while its screen is gone.
@MainActor
final class Overlay: NSObject {
    static let shared = Overlay()

    /// What is in Picture in Picture.
    private(set) var model: PlayerModel?
    var dismiss: () -> Void = {}
    var restore: (PlayerModel) -> Void = { _ in }
    /// AVKit's controller of what is in Picture in Picture.
    private var controller: AVPlayerViewController?
    private weak var shown: PlayerModel?
    private var answer: (@Sendable (Bool) -> Void)?
    private var returns: Task<Void, Never>?

    override init() {
        super.init()
        // Coming back does not end Picture in Picture by itself.
        returns = Task { [weak self] in
            for await _ in NotificationCenter.default.notifications(
                named: UIScene.didActivateNotification
            ) {
                self?.endIfShown()
            }
        }
    }

    /// The controller for a screen: the one in Picture in Picture if it shows this model.
    func show(_ model: PlayerModel) -> AVPlayerViewController {
        shown = model
        if let controller, self.model === model {
            controller.willMove(toParent: nil)
            controller.view.removeFromSuperview()
            controller.removeFromParent()
            if let answer {
                self.answer = nil
                answer(true)
            } else {
                stop()
            }
            return controller
        }
        let controller = AVPlayerViewController()
        controller.canStartPictureInPictureAutomaticallyFromInline = true
        controller.delegate = self
        controller.player = model.player
        return controller
    }

    func hide() {
        shown = nil
    }

    private func stop() {
        // There is no method for it, but what is not allowed is stopped.
        controller?.allowsPictureInPicturePlayback = false
        controller?.allowsPictureInPicturePlayback = true
    }

    private func endIfShown() {
        if model != nil && shown === model { stop() }
    }

    private func ended() {
        answer?(false)
        answer = nil
        model = nil
        controller = nil
    }
}

extension Overlay: @preconcurrency AVPlayerViewControllerDelegate {
    func playerViewControllerWillStartPictureInPicture(_ controller: AVPlayerViewController) {
        model = shown
        self.controller = controller
    }

    func playerViewControllerDidStartPictureInPicture(_ controller: AVPlayerViewController) {
        // Not before: what plays inline might be paused.
        dismiss()
    }

    func playerViewController(
        _ controller: AVPlayerViewController,
        failedToStartPictureInPictureWithError error: any Error
    ) {
        ended()
    }

    func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
        _ controller: AVPlayerViewController
    ) -> Bool {
        false
    }

    func playerViewController(
        _ controller: AVPlayerViewController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
            @escaping @Sendable (Bool) -> Void
    ) {
        guard let model else { return completionHandler(false) }
        // It is asked for a stop from code, too.
        guard shown !== model else { return completionHandler(true) }
        // The controller has to be in its new parent before the answer.
        answer = completionHandler
        restore(model)
    }

    func playerViewControllerDidStopPictureInPicture(_ controller: AVPlayerViewController) {
        ended()
    }
}
