// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// What takes the place of an app's views: see TestingYourApp.md, which shows the same.
// snippet.show
import DemoModel
import Windowbox
import WindowboxSimulator

/// Shows what the router decides, in views without pixels.
@MainActor
final class Screens {
    let router: Router<SimulatedPlayer>
    private(set) var views: [SimulatedVideoView] = []
    private let simulation: Simulation
    private var screen: PlayerScreen<SimulatedPlayer>?

    init(_ simulation: Simulation) {
        self.simulation = simulation
        router = Router(Media.films, pictureInPicture: simulation.pictureInPicture) {
            simulation.player($0.current.title, isPlaying: false)
        }
        router.onScreen = { [unowned self] in show($0) }
    }

    private func show(_ screen: PlayerScreen<SimulatedPlayer>?) {
        if self.screen !== screen || views.first?.kind != screen?.kind { replaceViews(for: screen) }
        guard let screen else { return }
        for view in views {
            view.supportsPictureInPicture = screen.supportsPictureInPicture
            view.presentation = screen.presentation
            view.pictureInPicturePriority = view.player === screen.focused.player ? 1 : 0
        }
    }

    private func replaceViews(for screen: PlayerScreen<SimulatedPlayer>?) {
        self.screen = screen
        views.forEach { $0.remove() }
        views = (screen?.models ?? []).enumerated().map { index, model in
            let view = simulation.view(
                "view \(index + 1) of \(model.media.title)",
                showing: model.player,
                kind: screen?.kind ?? .video,
                presentation: screen?.presentation ?? .inline
            )
            view.enableForInAppPictureInPicture(persisting: model)
            return view
        }
    }
}
