// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox
import WindowboxSimulator

/// An app whose screens fill the television, one above the other.
///
/// A screen that comes back is put above the one that is there. That one keeps its model and its
/// place until its own video may go: were it taken away for the other one, its video could not go
/// into the overlay any more where the system asks for the other one first.
@MainActor
final class TelevisionApp: PictureInPictureDelegate {
    struct Screen {
        let model: SimulatedModel
        let view: SimulatedVideoView
    }

    /// What becomes of a screen when another one comes back.
    enum Habit: CaseIterable {
        case staysBelow
        case makesRoom
    }

    /// The uppermost is the last.
    private(set) var screens: [Screen] = []
    private let simulation: Simulation
    private let habit: Habit

    init(in simulation: Simulation, _ habit: Habit = .staysBelow) {
        self.simulation = simulation
        self.habit = habit
        simulation.pictureInPicture.delegate = self
        // What is swapped plays on, on either side.
        simulation.pictureInPicture.policies.audiblePlayers = .all
    }

    @discardableResult
    func open(_ content: String) -> SimulatedVideoView {
        show(SimulatedModel(player: simulation.player(content)))
    }

    func pictureInPictureDismissUserInterface(from source: Source) {
        removeScreens { $0.model.player.id == source.player }
    }

    func pictureInPictureRestoreUserInterface(_ request: RestorationRequest) async -> Bool {
        guard let model = request.persistable as? SimulatedModel else { return false }
        if habit == .makesRoom { removeScreens { _ in true } }
        show(model)
        return true
    }

    @discardableResult
    private func show(_ model: SimulatedModel) -> SimulatedVideoView {
        let view = simulation.view(
            "screen \(model.player.name)",
            showing: model.player,
            kind: .systemVideo,
            presentation: .fullScreen
        )
        view.enableForInAppPictureInPicture(persisting: model)
        screens.append(Screen(model: model, view: view))
        return view
    }

    private func removeScreens(where isGone: (Screen) -> Bool) {
        let gone = screens.filter(isGone)
        screens.removeAll(where: isGone)
        gone.forEach { $0.view.remove() }
    }
}
