// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import WindowboxGTK

/// Which screen is shown, and what becomes of it in Picture in Picture.
@MainActor
final class Router: PictureInPictureDelegate {
    let window: MainWindow
    private(set) var media: [Media]
    private(set) var outcome = Outcome()
    private let pictureInPicture = PictureInPicture.shared
    private var refusals: Task<Void, Never>?

    init(_ window: MainWindow, media: [Media]) {
        self.window = window
        self.media = media
        pictureInPicture.delegate = self
        window.list.show(media)
        window.list.onOpen = { [weak self] in self?.open($0) }
        window.screen.onBack = { [weak self] in self?.showList() }
        refusals = Task { [weak self, events = pictureInPicture.events] in
            for await event in events {
                if case .refused(let reason) = event { self?.window.screen.notify("\(reason)") }
            }
        }
        window.onClose = { [weak self] in self?.pictureInPicture.delegate = nil }
        window.screen.onResult = { [weak self] in self?.note($0) }
    }

    /// Shows the list; what was on screen and is not in Picture in Picture is let go of.
    func showList() {
        window.showList()
    }

    /// Shows the player of an item: the one that is in Picture in Picture if it plays
    /// this item, else a new one.
    func open(_ media: Media) {
        if window.screen.model?.media == media { return window.showScreen() }
        if let model = pictureInPicture.persisted(PlayerModel.self, where: { $0.media == media }) {
            return show(model)
        }
        // One is heard at a time; what is in the overlay stays there, paused.
        PlayerModel.persisted?.player.pause()
        show(PlayerModel(media))
    }

    /// Adds to the list.
    func add(_ more: [Media]) {
        media += more.filter { !media.contains($0) }
        window.list.show(media)
    }

    /// The model on screen, else the one in Picture in Picture.
    var model: PlayerModel? { window.screen.model ?? PlayerModel.persisted }

    /// Says on standard error what this desktop keeps the app from doing.
    func warnOfObstacles() {
        if case .unsupported(let reason)? = pictureInPicture.refusal() {
            Launcher.complain(reason)
        }
    }

    private func show(_ model: PlayerModel) {
        window.screen.model = model
        window.showScreen()
    }

    private func note(_ result: PlayerScreen.Result) {
        switch result {
        case .shown: outcome.noteShown()
        case .failed(let reason):
            outcome.noteFailed()
            Launcher.complain(reason)
        }
    }

    // MARK: Picture in Picture

    func pictureInPictureDidStart(from source: Source) {
        switch source.trigger {
        // The list can be used while the video plays on. Its screen goes when the overlay is
        // there, and not before, so that the picture is never nowhere.
        case .request: window.showList()
        // Whoever comes back finds the player's screen as it was.
        case .system: break
        }
        window.list.mark(PlayerModel.persisted?.media)
    }

    func pictureInPictureRestoreUserInterface(_ request: RestorationRequest) async -> Bool {
        guard let model = request.persistable as? PlayerModel else { return false }
        show(model)
        return true
    }

    func pictureInPictureDidStop(from source: Source, ending: Ending) {
        window.list.mark(nil)
    }

    func pictureInPictureFailedToStart(from source: Source, failure: StartFailure) {
        window.list.mark(nil)
        window.screen.notify(failure.description)
    }
}
