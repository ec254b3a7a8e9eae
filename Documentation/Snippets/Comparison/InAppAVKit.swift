// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// What Apple/InAppSwiftUI.swift does, with AVKit alone.

import AVKit
import Observation
import SwiftUI

final class PlayerModel: Identifiable {
    let player = AVPlayer(url: URL(string: "https://example.org/film.m3u8")!)
}

struct PlayerScreen: View {
    let model: PlayerModel

    var body: some View {
        ZStack(alignment: .bottom) {
            LayerVideoView(model: model)
            if Overlay.shared.isActive || Overlay.shared.isPossible {
                Button {
                    Overlay.shared.toggle()
                } label: {
                    Image(systemName: Overlay.shared.isActive ? "pip.exit" : "pip.enter")
                }
            }
        }
    }
}

struct RootView: View {
    @State private var model: PlayerModel?

    var body: some View {
        Button("Play the film", action: openPlayer)
            .fullScreenCover(item: $model) { PlayerScreen(model: $0) }
            .onAppear {
                Overlay.shared.dismiss = { model = nil }
                Overlay.shared.restore = restore
            }
    }

    private func openPlayer() {
        let model = Overlay.shared.model ?? PlayerModel()
        model.player.play()
        self.model = model
    }

    private func restore(_ model: PlayerModel) {
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { self.model = model }
    }
}

struct LayerVideoView: UIViewRepresentable {
    let model: PlayerModel

    func makeUIView(context: Context) -> HostView {
        HostView(showing: Overlay.shared.show(model))
    }

    func updateUIView(_ host: HostView, context: Context) {}

    static func dismantleUIView(_ host: HostView, coordinator: Void) {
        Overlay.shared.hide(host.video)
    }
}

final class HostView: UIView {
    let video: LayerView

    init(showing video: LayerView) {
        self.video = video
        super.init(frame: .zero)
        video.frame = bounds
        video.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(video)
    }

    required init?(coder: NSCoder) {
        fatalError("It is made in code.")
    }
}

final class LayerView: UIView {
    override static var layerClass: AnyClass { AVPlayerLayer.self }

    var playerLayer: AVPlayerLayer { layer as! AVPlayerLayer }
}

/// Owns AVKit's controller, and what has to live on while its screen is gone.
@MainActor
@Observable
final class Overlay: NSObject {
    static let shared = Overlay()

    private(set) var isPossible = false
    private(set) var isActive = false
    /// What is in Picture in Picture.
    private(set) var model: PlayerModel?
    @ObservationIgnored var dismiss: () -> Void = {}
    @ObservationIgnored var restore: (PlayerModel) -> Void = { _ in }
    @ObservationIgnored private var controller: AVPictureInPictureController?
    @ObservationIgnored private var possibility: NSKeyValueObservation?
    @ObservationIgnored private var returns: Task<Void, Never>?
    /// The layer that AVKit has, or would take.
    @ObservationIgnored private var view: LayerView?
    @ObservationIgnored private weak var shown: PlayerModel?
    @ObservationIgnored private var answer: (@Sendable (Bool) -> Void)?

    override init() {
        super.init()
        // Where it is not supported, the initialiser yields nothing, though it does not say so.
        guard AVPictureInPictureController.isPictureInPictureSupported() else { return }
        let controller = AVPictureInPictureController(contentSource: Self.nothing)
        controller.canStartPictureInPictureAutomaticallyFromInline = true
        controller.delegate = self
        possibility = controller.observe(\.isPictureInPicturePossible) { [weak self] _, _ in
            // It may be told from any thread.
            Task { @MainActor in self?.possibilityChanged() }
        }
        self.controller = controller
        // Coming back does not end Picture in Picture by itself.
        returns = Task { [weak self] in
            for await _ in NotificationCenter.default.notifications(
                named: UIScene.didActivateNotification
            ) {
                self?.endIfShown()
            }
        }
    }

    // With nil, what the controller had now and then stays alive.
    private static var nothing: AVPictureInPictureController.ContentSource {
        AVPictureInPictureController.ContentSource(playerLayer: AVPlayerLayer())
    }

    func toggle() {
        isActive ? controller?.stopPictureInPicture() : controller?.startPictureInPicture()
    }

    /// The view for a screen: the one in Picture in Picture if it shows this model.
    func show(_ model: PlayerModel) -> LayerView {
        shown = model
        if let view, self.model === model {
            if let answer {
                self.answer = nil
                answer(true)
            } else {
                controller?.stopPictureInPicture()
            }
            return view
        }
        let view = LayerView()
        view.playerLayer.player = model.player
        if !isActive { use(view) }
        return view
    }

    func hide(_ view: LayerView) {
        shown = nil
        if self.view === view && !isActive { use(nil) }
    }

    private func use(_ view: LayerView?) {
        self.view = view
        controller?.contentSource =
            view.map { AVPictureInPictureController.ContentSource(playerLayer: $0.playerLayer) }
            ?? Self.nothing
    }

    private func possibilityChanged() {
        isPossible = controller?.isPictureInPicturePossible == true
    }

    private func endIfShown() {
        if isActive && shown === model { controller?.stopPictureInPicture() }
    }

    private func ended() {
        isActive = false
        answer?(false)
        answer = nil
        if shown == nil || shown !== model { use(nil) }
        model = nil
    }
}

extension Overlay: @preconcurrency AVPictureInPictureControllerDelegate {
    func pictureInPictureControllerWillStartPictureInPicture(
        _ controller: AVPictureInPictureController
    ) {
        isActive = true
        model = shown
        dismiss()
    }

    func pictureInPictureController(
        _ controller: AVPictureInPictureController,
        failedToStartPictureInPictureWithError error: any Error
    ) {
        let model = model
        ended()
        if let model { restore(model) }
    }

    func pictureInPictureController(
        _ controller: AVPictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
            @escaping @Sendable (Bool) -> Void
    ) {
        guard let model else { return completionHandler(false) }
        // It is asked for a stop from code, too.
        guard shown !== model else { return completionHandler(true) }
        // The layer has to be in its new view before the answer.
        answer = completionHandler
        restore(model)
    }

    func pictureInPictureControllerDidStopPictureInPicture(
        _ controller: AVPictureInPictureController
    ) {
        ended()
    }
}
