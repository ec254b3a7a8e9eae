// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

/// An app with one player screen, which it opens, dismisses and brings back as its habits
/// say.
@MainActor
public final class SimulatedApp: PictureInPictureDelegate {
    /// How it behaves.
    public var habits: AppHabits
    /// The player's screen; nil while another one is shown.
    public private(set) var screen: SimulatedVideoView?
    /// The model of the player's screen.
    public private(set) var model: SimulatedModel?
    /// What its router was told to do, in order.
    public private(set) var orders: [Order] = []
    /// The sources that it was told of, in order.
    public private(set) var sources: [Source] = []
    /// What each restoration asked for, in order.
    public private(set) var restored: [Source] = []
    /// What it does when the player's screen goes, whoever takes it away.
    public var onScreenGone: (@MainActor (SimulatedModel) -> Void)?
    /// What it does when a session is over.
    public var onDidStop: (@MainActor (Ending) -> Void)?

    private let simulation: Simulation
    private let kind: VideoViewKind
    private var screens = 0

    /// What a router is told to do.
    public enum Order: Hashable, Sendable {
        /// To dismiss the player's screen.
        case dismiss
        /// To present the player's screen with this content.
        case present(String)
    }

    /// Makes an app and has it be told of Picture in Picture.
    ///
    /// As with any delegate, the caller keeps it.
    public init(
        in simulation: Simulation,
        habits: AppHabits = AppHabits(),
        kind: VideoViewKind = .video
    ) {
        self.simulation = simulation
        self.habits = habits
        self.kind = kind
        simulation.pictureInPicture.delegate = self
    }

    /// Opens the player's screen for a content, as an app does when the user picks it: what
    /// is kept for a session comes back, and other content gets a player of its own.
    @discardableResult
    public func open(
        _ content: String,
        presentation: Presentation = .inline
    ) -> SimulatedVideoView {
        let kept = simulation.pictureInPicture.persisted(SimulatedModel.self) {
            $0.player.content == content
        }
        return show(
            kept ?? SimulatedModel(player: simulation.player(content)),
            presentation: presentation
        )
    }

    /// Leaves the player's screen, as an app does when the user goes back.
    public func leaveScreen() {
        let gone = model
        model = nil
        screen?.remove()
        screen = nil
        if let gone { onScreenGone?(gone) }
    }

    private func show(
        _ model: SimulatedModel,
        presentation: Presentation
    ) -> SimulatedVideoView {
        leaveScreen()
        screens += 1
        let view = simulation.view(
            "screen \(screens)",
            showing: model.player,
            kind: kind,
            presentation: presentation
        )
        if habits.keeping == .model {
            view.enableForInAppPictureInPicture(persisting: model)
        }
        screen = view
        self.model = model
        return view
    }

    /// Dismisses the player's screen, if it is that one which has gone into the overlay.
    private func dismiss(_ source: Source) {
        guard model?.player.id == source.player else { return }
        orders.append(.dismiss)
        simulation.note(.app, "dismisses the player's screen")
        leaveScreen()
    }

    // MARK: What it is told

    /// Dismisses the player's screen, if that is its habit.
    public func pictureInPictureWillStart(from source: Source) {
        sources.append(source)
        if habits.dismissal == .atWillStart { dismiss(source) }
    }

    /// Dismisses the player's screen, if that is its habit.
    public func pictureInPictureDidStart(from source: Source) {
        if habits.dismissal == .atDidStart { dismiss(source) }
    }

    /// Dismisses the player's screen, if that is its habit.
    public func pictureInPictureDismissUserInterface(from source: Source) {
        if habits.dismissal == .whenTold { dismiss(source) }
    }

    /// Does what was set for it.
    public func pictureInPictureDidStop(from source: Source, ending: Ending) {
        onDidStop?(ending)
    }

    /// Brings the player's screen back and answers, as its habits say.
    public func pictureInPictureRestoreUserInterface(_ request: RestorationRequest) async -> Bool {
        restored.append(request.source)
        switch habits.answer {
        case .whenPresented:
            return await present(request)
        case .beforePresenting:
            Task { await present(request) }
            return true
        case .no:
            return false
        case .never:
            // Until nobody waits for it any more.
            try? await simulation.clock.sleep(for: .seconds(1_000_000))
            return false
        }
    }

    @discardableResult
    private func present(_ request: RestorationRequest) async -> Bool {
        switch habits.comeback {
        case .atOnce:
            break
        case .after(let delay):
            do { try await simulation.clock.sleep(for: delay) } catch { return false }
        case .never:
            return false
        }
        guard let model = request.persistable as? SimulatedModel else { return false }
        orders.append(.present(model.player.content))
        simulation.note(.app, "presents \(model.player.content)")
        _ = show(model, presentation: request.presentation)
        return true
    }
}
