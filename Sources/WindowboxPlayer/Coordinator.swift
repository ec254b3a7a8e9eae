// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import DemoModel
import Observation
import WindowboxGTK

/// Lets the window follow the router, and the router the user.
@MainActor
final class Coordinator {
    let router: AppRouter
    let window: MainWindow
    private(set) var outcome = Outcome()
    private let pictureInPicture = PictureInPicture.shared
    private var tasks: [Task<Void, Never>] = []

    init(_ window: MainWindow, media: [Media]) {
        self.window = window
        router = Router(media, pictureInPicture: .shared) { playlist in
            let player = Player()
            player.repeats = playlist.items.count == 1
            return player
        }
        window.list.show(media)
        router.onScreen = { [weak window] in window?.show($0) }
        listenToUser()
        tasks = [
            Task { [weak self, events = pictureInPicture.events] in
                for await event in events { self?.hear(event) }
            },
            Task { [weak self] in
                let marked = Observations { [weak self] in self?.router.itemInPictureInPicture }
                for await item in marked { self?.window.list.mark(item) }
            },
        ]
    }

    /// Opens an item on a screen, by default on the one that is chosen in the list.
    func open(_ media: Media, presentation: Presentation = .inline) {
        router.kind = window.list.kind
        router.open(media, in: window.list.demo)
        if presentation == .fullScreen { router.screen?.presentation = .fullScreen }
    }

    /// Adds to the list.
    func add(_ media: [Media]) {
        router.add(media)
        window.list.show(router.media)
    }

    /// Has what is meant go into Picture in Picture, or come back.
    func togglePictureInPicture() {
        // What is on screen is meant, if anything is; else what is in Picture in Picture.
        let pane = window.panes.pane(of: router.screen?.focused)
        pictureInPicture.toggle(from: pane?.view.id)
    }

    /// Leaves full screen, or the screen.
    func goBack() {
        if router.screen?.presentation == .fullScreen {
            router.screen?.toggleFullScreen()
        } else {
            router.back()
        }
    }

    /// Says on standard error what this desktop keeps the app from doing.
    func warnOfObstacles() {
        if case .unsupported(let reason)? = pictureInPicture.refusal() {
            Launcher.complain(reason)
        }
    }

    private func listenToUser() {
        window.list.onOpen = { [weak self] in self?.open($0) }
        window.panes.onPane = { [weak self] in self?.prepare($0) }
        window.onPresentation = { [weak self] in self?.router.screen?.presentation = $0 }
        window.onClose = { [weak self] in self?.close() }
        Keys.add(to: window.window, self)
    }

    private func prepare(_ pane: Pane) {
        pane.top.onBack { [weak self] in self?.router.back() }
        pane.bottom?.onFullScreen { [weak self] in self?.router.screen?.toggleFullScreen() }
        pane.onUse = { [weak self] in self?.router.use($0) }
        pane.onResult = { [weak self] in self?.note($0) }
    }

    private func hear(_ event: PictureInPicture.Event) {
        let pane = window.panes.pane(of: router.screen?.focused)
        switch event {
        case .refused(let refusal): pane?.notify(refusal)
        case .failedToStart(_, _, let failure): pane?.notify(failure.description)
        case .willStart, .didStart, .willStop, .didStop, .unrestorable, .orphan: break
        }
    }

    private func note(_ result: Pane.Result) {
        switch result {
        case .shown: outcome.noteShown()
        case .failed(let reason):
            outcome.noteFailed()
            Launcher.complain(reason)
        }
    }

    private func close() {
        tasks.forEach { $0.cancel() }
        pictureInPicture.delegate = nil
    }
}
