// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import AVFoundation

@testable import WindowboxAVKit

/// An app with one player screen, which it dismisses when the video goes into the overlay, and
/// brings back.
@MainActor
final class PlayerApp: PictureInPictureDelegate {
    var dismissal = Dismissal.whenTold
    var comeback = Comeback.after(.zero)
    /// What it does when its player screen goes, whoever takes it away.
    var onScreenGone: ((PlayerModel) -> Void)?
    var onDidStop: (() -> Void)?
    private(set) var screen: Screen?
    private(set) var model: PlayerModel?
    /// What its router was told to do.
    private(set) var orders: [String] = []
    /// What each restoration asked for.
    private(set) var restored: [Source] = []
    /// What it was told.
    private(set) var told: [String] = []
    private(set) var sources: [Source] = []
    private(set) var endings: [Ending] = []

    private unowned let world: World
    private var opened = 0

    enum Dismissal {
        case never
        /// When it is told that it may go.
        case whenTold
        case atWillStart
    }

    enum Comeback {
        /// It presents the screen after a while, and then answers.
        case after(Duration)
        /// It answers, and presents the screen after a while.
        case answeringFirst(Duration)
        case never
        /// It does not even answer.
        case silent
    }

    init(in world: World) {
        self.world = world
        world.service.delegate = self
    }

    /// Opens a content, as when the user picks it: what is kept comes back.
    @discardableResult
    func open(_ content: String, presentation: Presentation = .inline) -> Screen {
        let kept = world.service.persisted(PlayerModel.self) { $0.player.content == content }
        return show(kept ?? PlayerModel(world.player(content)), presentation)
    }

    func leaveScreen() {
        let gone = model
        model = nil
        screen?.remove()
        screen = nil
        if let gone { onScreenGone?(gone) }
    }

    @discardableResult
    private func show(_ model: PlayerModel, _ presentation: Presentation) -> Screen {
        leaveScreen()
        opened += 1
        world.keep("the model of \(model.player.content)", model)
        let screen = world.screen(
            "screen \(opened)",
            world.frontEnd,
            model.player,
            presentation: presentation,
            persisting: model
        )
        self.screen = screen
        self.model = model
        return screen
    }

    private func dismiss(_ source: Source) {
        guard screen?.id == source.view else { return }
        orders.append("dismiss")
        leaveScreen()
    }

    // MARK: What it is told

    func pictureInPictureWillStart(from source: Source) {
        told.append("will start")
        sources.append(source)
        if dismissal == .atWillStart { dismiss(source) }
    }

    func pictureInPictureDismissUserInterface(from source: Source) {
        if dismissal == .whenTold { dismiss(source) }
    }

    func pictureInPictureDidStart(from source: Source) {
        told.append("did start")
    }

    func pictureInPictureFailedToStart(from source: Source, failure: StartFailure) {
        told.append("failed to start")
        endings.append(.failed(failure))
    }

    func pictureInPictureWillStop(from source: Source) {
        told.append("will stop")
    }

    func pictureInPictureDidStop(from source: Source, ending: Ending) {
        told.append("did stop")
        endings.append(ending)
        onDidStop?()
    }

    func pictureInPictureRestoreUserInterface(_ request: RestorationRequest) async -> Bool {
        restored.append(request.source)
        switch comeback {
        case .after(let delay):
            do { try await world.device.clock.sleep(for: delay) } catch { return false }
            return present(request)
        case .answeringFirst(let delay):
            world.device.after(delay) { [weak self] in _ = self?.present(request) }
            return true
        case .never:
            return false
        case .silent:
            try? await world.device.clock.sleep(for: .seconds(1_000_000))
            return false
        }
    }

    private func present(_ request: RestorationRequest) -> Bool {
        guard let model = request.persistable as? PlayerModel else { return false }
        orders.append("present \(model.player.content)")
        show(model, request.source.presentation)
        return true
    }
}
