// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

/// The simulated system's side of Picture in Picture.
///
/// It has one overlay, reports as its parameters say, and writes down what it was asked
/// that no real platform could do.
@MainActor
final class SimulatedPlatform: PictureInPicturePlatform {
    weak var simulation: Simulation?
    let capabilities: Capabilities
    var obstacle: String?
    /// What stands in the way of single views.
    var obstacles: [ViewID: String] = [:]
    var nextStart = StartBehaviour.start
    var stopping = StopBehaviour.stop

    private(set) var armed: ArmedSurface?
    private(set) var surfaces: [SurfaceID: Surface] = [:]
    var runs: [SurfaceID: OverlayRun] = [:]
    /// What comes into the overlay when something has gone from there.
    var successors: [SurfaceID: SurfaceID] = [:]
    /// The restore requests that have no answer yet.
    private(set) var questions: [SurfaceID: Question] = [:]

    /// A surface keeps its player alive, as real ones do.
    struct Surface {
        let player: SimulatedPlayer?
        var owner: SurfaceOwner
    }

    struct Question {
        var count = 0
        var since = Duration.zero
    }

    init(_ parameters: SystemParameters) {
        capabilities = Capabilities(
            startsFromCode: .yes,
            drawsOnSeveralSurfaces: .yes,
            staysOnTop: .yes,
            dismissal: parameters.dismissal
        )
    }

    func obstacle(to surface: SurfaceID) -> String? {
        obstacles[surface.view]
    }

    /// Whether nothing stands in the way of a surface that would start.
    func allows(_ surface: SurfaceID) -> Bool {
        obstacle == nil && obstacle(to: surface) == nil
    }

    // MARK: Surfaces

    func arm(_ armed: ArmedSurface?) {
        self.armed = armed
        guard let simulation else { return }
        guard let armed else { return simulation.note(.library, "arms nothing") }
        let words = "\(armed.reason), start \(armed.start)"
        simulation.note(.library, "arms \(simulation.name(armed.source.surface)) (\(words))")
    }

    func makeSurface(_ surface: SurfaceID) {
        note("makes", surface)
        if surfaces[surface] != nil { fail("4: a surface was made twice", surface) }
        checkRoom(for: surface, in: surface.view)
        surfaces[surface] = Surface(
            player: simulation?.player(surface.player),
            owner: .view(surface.view)
        )
    }

    func moveSurface(_ surface: SurfaceID, to owner: SurfaceOwner) {
        switch owner {
        case .overlay:
            note("moves", surface, "to the overlay")
        case .view(let view):
            note("moves", surface, "to \(simulation?.name(view) ?? "")")
            checkRoom(for: surface, in: view)
        }
        guard surfaces[surface] != nil else {
            return fail("4: a surface was moved that is not there", surface)
        }
        surfaces[surface]?.owner = owner
    }

    func discardSurface(_ surface: SurfaceID) {
        note("discards", surface)
        guard surfaces.removeValue(forKey: surface) != nil else {
            return fail("4: a surface was discarded that is not there", surface)
        }
        if runs[surface] == .shown { fail("7: the overlay lost what it shows", surface) }
    }

    private func checkRoom(for surface: SurfaceID, in view: ViewID) {
        let isTaken = surfaces.contains { $0.key != surface && $0.value.owner == .view(view) }
        if isTaken { fail("4: a view has two surfaces", surface) }
    }

    func surface(in view: ViewID) -> SurfaceID? {
        surfaces.first { $0.value.owner == .view(view) }?.key
    }

    func picture(in view: SimulatedVideoView) -> Picture {
        guard view.isOnScreen, let player = view.player else { return .nothing }
        if surface(in: view.id)?.player == player.id { return .video }
        return overlaySurface?.player == player.id ? .placeholder : .nothing
    }

    /// What is in the overlay, or on its way there or out of it.
    var overlaySurface: SurfaceID? {
        runs.filter { $0.value != .asked }.keys.min()
    }

    /// What is in the overlay and stays there for now.
    var shownSurface: SurfaceID? {
        runs.filter { $0.value == .shown }.keys.min()
    }

    // MARK: Players

    func pause(_ player: PlayerID) {
        guard let simulation else { return }
        simulation.note(.library, "pauses \(simulation.name(player))")
        simulation.checkPause(of: player)
        simulation.player(player)?.pause(by: .library)
    }

    func play(_ player: PlayerID) {
        guard let simulation else { return }
        simulation.note(.library, "plays \(simulation.name(player))")
        simulation.player(player)?.play()
    }

    func invalidatePlaybackState(_ surface: SurfaceID) {
        note("refreshes the overlay for", surface)
        if surfaces[surface]?.owner != .overlay { fail("7: not in the overlay", surface) }
    }

    /// Another player goes on in the place of one.
    func replace(_ player: PlayerID, by other: SimulatedPlayer) {
        for (surface, held) in surfaces where surface.player == player {
            surfaces[surface] = Surface(player: other, owner: held.owner)
        }
    }

    func bringForward(_ surface: SurfaceID) {
        guard let scene = simulation?.view(surface.view)?.scene ?? simulation?.scene,
            scene.phase == .background
        else { return }
        note("brings the app forward for", surface)
        simulation.map { scene.enter(.foreground, in: $0) }
    }

    // MARK: Starting

    func startPictureInPicture(_ surface: SurfaceID) {
        note("asks to start", surface)
        if surfaces[surface]?.owner != .overlay { fail("4: start outside the overlay", surface) }
        if runs[surface] != nil { fail("a start was asked for twice", surface) }
        runs[surface] = .asked
        let behaviour = takeNextStart()
        later { $0.carryOut(behaviour, surface) { true } }
    }

    /// Starts without being asked by the service, as it was set to start the next time.
    ///
    /// - Parameter isDue: Whether there is still reason to, in the end.
    func startByItself(_ surface: SurfaceID, while isDue: @escaping @MainActor () -> Bool) {
        carryOut(takeNextStart(), surface, while: isDue)
    }

    private func takeNextStart() -> StartBehaviour {
        defer { nextStart = .start }
        return nextStart
    }

    private func carryOut(
        _ behaviour: StartBehaviour,
        _ surface: SurfaceID,
        while isDue: @escaping @MainActor () -> Bool
    ) {
        switch behaviour {
        case .start: begin(surface)
        case .late(let delay): after(delay) { if isDue() { $0.begin(surface) } }
        case .refuse(let reason): say(.failedToStart(reason), about: surface)
        case .giveUp(let reason): giveUp(surface, reason)
        case .silence: runs[surface] = nil
        }
    }

    private func begin(_ surface: SurfaceID) {
        guard runs[surface] == nil || runs[surface] == .asked else { return }
        say(.willStart, about: surface)
        later { platform in
            guard platform.runs[surface] == .coming else { return }
            platform.say(.didStart, about: surface)
        }
    }

    private func giveUp(_ surface: SurfaceID, _ reason: String) {
        say(.willStart, about: surface)
        later { $0.say(.failedToStart(reason), about: surface) }
    }

    // MARK: Stopping

    func stopPictureInPicture(_ surface: SurfaceID) {
        note("asks to stop", surface)
        // A stop on the way in is ignored, as real systems do.
        guard runs[surface] == .shown, stopping == .stop else { return }
        switch simulation?.parameters.stopFromCode {
        case .asksForRestoration: later { $0.restore(surface) }
        case .asksNothing, nil: later { $0.leave(surface) }
        }
    }

    /// Wants the player's screen back, in the order that the system has.
    func restore(_ surface: SurfaceID) {
        guard runs[surface] == .shown else { return }
        switch simulation?.parameters.stopOrder {
        case .restoreFirst, nil:
            ask(surface)
        case .restoreWithWillStop:
            ask(surface)
            // The answer may have come already; then will-stop is said with did-stop.
            guard isAsking(surface) else { return }
            runs[surface] = .asking(then: [.didStop])
            say(.willStop, about: surface)
        case .willStopFirst:
            runs[surface] = .asking(then: [.didStop])
            say(.willStop, about: surface)
            later { $0.say(.restoreUserInterface, about: surface) }
        }
    }

    private func ask(_ surface: SurfaceID) {
        runs[surface] = .asking(then: [.willStop, .didStop])
        say(.restoreUserInterface, about: surface)
    }

    /// Goes without asking for anything.
    func leave(_ surface: SurfaceID) {
        guard runs[surface] == .shown || runs[surface] == .coming else { return }
        runs[surface] = .leaving
        sayInTurn([.willStop, .didStop], about: surface)
    }

    /// Goes since another app takes the overlay.
    func giveAway(_ surface: SurfaceID, _ takeover: Takeover) {
        guard runs[surface] == .shown || runs[surface] == .coming else { return }
        runs[surface] = .leaving
        switch takeover {
        case .announced: sayInTurn([.overtaken, .willStop, .didStop], about: surface)
        case .silent: sayInTurn([.willStop, .didStop], about: surface)
        }
    }

    func finishRestoration(_ surface: SurfaceID, isRestored: Bool) {
        note("answers \(isRestored) for", surface)
        guard let question = questions.removeValue(forKey: surface) else {
            return fail("1: an answer that nobody asked for", surface)
        }
        simulation?.checkPatience(question, surface)
        if isRestored { checkAnswer(surface) }
        guard case .asking(let reports) = runs[surface] else { return }
        runs[surface] = .leaving
        later { $0.sayInTurn(reports, about: surface) }
    }

    private func checkAnswer(_ surface: SurfaceID) {
        guard case .view(let id) = surfaces[surface]?.owner,
            let view = simulation?.view(id), view.isOnScreen
        else { return fail("1: true, but no view on screen has the video", surface) }
    }

    // MARK: Saying

    /// Reports, whether it fits or not.
    func say(_ report: Report, about surface: SurfaceID) {
        guard let simulation, simulation.mayReport() else { return }
        simulation.note(.system, "says \(report), \(simulation.name(surface))")
        switch report {
        case .willStart: runs[surface] = .coming
        case .didStart: runs[surface] = .shown
        case .restoreUserInterface:
            raiseQuestion(surface)
            if !isAsking(surface) { runs[surface] = .asking(then: []) }
        case .overtaken:
            break
        case .willStop:
            if !isAsking(surface) { runs[surface] = .leaving }
        case .didStop, .failedToStart:
            runs[surface] = nil
        }
        simulation.pictureInPicture.report(report, about: surface)
        guard report == .didStop, let next = successors.removeValue(forKey: surface) else { return }
        later { $0.startSwapped(next) }
    }

    func raiseQuestion(_ surface: SurfaceID) {
        let now = simulation?.clock.now.offset ?? .zero
        questions[surface, default: Question(since: now)].count += 1
    }

    private func isAsking(_ surface: SurfaceID) -> Bool {
        switch runs[surface] {
        case .asking: true
        case .asked, .coming, .shown, .leaving, nil: false
        }
    }

    private func sayInTurn(_ reports: [Report], about surface: SurfaceID) {
        guard let first = reports.first else { return }
        say(first, about: surface)
        guard reports.count > 1 else { return }
        later { $0.sayInTurn(Array(reports.dropFirst()), about: surface) }
    }

    func later(_ action: @escaping @MainActor (SimulatedPlatform) -> Void) {
        guard let delay = simulation?.parameters.delay else { return action(self) }
        after(delay, action)
    }

    private func after(
        _ delay: Duration,
        _ action: @escaping @MainActor (SimulatedPlatform) -> Void
    ) {
        simulation?.clock.schedule(after: delay) { [weak self] in
            if let self { action(self) }
        }
    }

    private func note(_ verb: String, _ surface: SurfaceID, _ rest: String = "") {
        guard let simulation else { return }
        let space = rest.isEmpty ? "" : " "
        simulation.note(.library, "\(verb) \(simulation.name(surface))\(space)\(rest)")
    }

    private func fail(_ words: String, _ surface: SurfaceID) {
        guard let simulation else { return }
        simulation.fail("\(words): \(simulation.name(surface))")
    }
}
