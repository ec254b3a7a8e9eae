// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

/// An app's Picture in Picture without a device: a real service over a simulated system, on
/// a clock of its own.
///
/// The user, the system and the app act at once; what follows in time happens in ``run()``
/// and ``run(for:)``. No real time passes, and the same acts always come to the same.
///
/// ```swift
/// let simulation = Simulation()
/// simulation.pictureInPicture.delegate = router
/// let player = simulation.player("film")
/// let view = simulation.view("player screen", showing: player)
/// simulation.user.leaveApp()
/// await simulation.run()
/// ```
@MainActor
public final class Simulation {
    /// In what the simulated system differs from others.
    public let parameters: SystemParameters
    /// The clock of the simulation, for whatever of the app waits.
    public let clock: VirtualClock
    /// The service under test. It is the real one.
    public let pictureInPicture: PictureInPicture
    /// The scene that the app has from the beginning.
    public let scene = SimulatedScene(name: "the app")
    /// How long the service waits.
    public let limits: TimeLimits

    /// What happened, in order.
    public private(set) var transcript: [TranscriptLine] = []
    /// The promises that were broken, each with its number in Documentation/Architecture.md; what
    /// was done that nobody can do; what never came to rest; and whose screen nobody could bring
    /// back, since the object to keep was gone. Empty if all is well.
    public private(set) var violations: [String] = []

    let platform: SimulatedPlatform
    var promises = Promises()
    var course = Course.open
    var reportsInThisGo = 0
    private var views: [ViewID: SimulatedVideoView] = [:]
    private var players: [PlayerID: WeakPlayer] = [:]
    private var scenes: [SimulatedScene] = []
    private var namesOfViews: [ViewID: String] = [:]
    private var namesOfPlayers: [PlayerID: String] = [:]

    struct WeakPlayer {
        weak var player: SimulatedPlayer?
    }

    /// Makes a simulation, by default of a telephone with the usual limits.
    public init(
        _ parameters: SystemParameters = SystemParameters(),
        limits: TimeLimits = TimeLimits()
    ) {
        self.parameters = parameters
        self.limits = limits
        clock = VirtualClock()
        platform = SimulatedPlatform(parameters)
        pictureInPicture = PictureInPicture(platform: platform, limits: limits, clock: clock)
        scenes = [scene]
        platform.simulation = self
        pictureInPicture.witness = { [weak self] in self?.hear($0) }
    }

    /// What the user can do.
    public var user: SimulatedUser { SimulatedUser(simulation: self) }

    /// What the system can do by itself, and how it answers.
    public var system: SimulatedSystem { SimulatedSystem(simulation: self) }

    // MARK: What there is

    /// Makes a player, by default one that plays a video.
    ///
    /// While there is another one of this name, it is called "film 2". So it is with views and scenes.
    public func player(
        _ name: String,
        content: String? = nil,
        isPlaying: Bool = true,
        hasVideo: Bool = true
    ) -> SimulatedPlayer {
        var names = Names(presentPlayers.map(\.name))
        let player = SimulatedPlayer(
            label: name,
            name: names.give(name),
            content: content ?? name,
            hasVideo: hasVideo,
            in: self
        )
        players[player.id] = WeakPlayer(player: player)
        namesOfPlayers[player.id] = player.name
        if isPlaying { player.play() } else { player.report() }
        return player
    }

    /// Makes a view, by default one that is on screen and supports Picture in Picture.
    ///
    /// It is kept, as a window keeps its views, until it is removed.
    public func view(
        _ name: String,
        showing player: SimulatedPlayer? = nil,
        kind: VideoViewKind = .video,
        supportsPictureInPicture: Bool = true,
        presentation: Presentation = .inline,
        in scene: SimulatedScene? = nil,
        isOnScreen: Bool = true
    ) -> SimulatedVideoView {
        let scene = scene ?? self.scene
        if !has(scene) { fail("impossible: \(name) in \(scene.name), which is not there") }
        var names = Names(presentViews.map(\.name))
        let view = SimulatedVideoView(
            label: name,
            name: names.give(name),
            kind: kind,
            player: player,
            supportsPictureInPicture: supportsPictureInPicture,
            presentation: presentation,
            scene: scene,
            in: self
        )
        views[view.id] = view
        namesOfViews[view.id] = view.name
        view.checkPlayer()
        pictureInPicture.viewChanged(view.id, view.facts)
        view.isOnScreen = isOnScreen
        return view
    }

    /// Makes a further scene, as an app with several windows has.
    public func addScene(_ name: String) -> SimulatedScene {
        var names = Names(scenes.map(\.name))
        let scene = SimulatedScene(name: names.give(name))
        scenes.append(scene)
        return scene
    }

    // MARK: Time

    /// Lets happen what follows, until nothing is left that would happen by itself.
    ///
    /// What never comes to rest is among the violations, with what goes round.
    public func run() async {
        await run(upTo: nil)
    }

    /// Lets this much time pass.
    public func run(for duration: Duration) async {
        let end = clock.now.offset + duration
        await run(upTo: end)
        clock.set(max(end, clock.now.offset))
    }

    /// Lets happen what follows, until something is so. That a player plays is nothing that would
    /// happen: to have it play for some time, there is ``run(for:)``.
    ///
    /// - Returns: Whether it came to be so before nothing was left to happen.
    @discardableResult
    public func run(until fact: @MainActor () -> Bool) async -> Bool {
        await run(upTo: nil, until: fact)
        return fact()
    }

    private func run(
        upTo end: Duration?,
        until fact: @MainActor () -> Bool = { false }
    ) async {
        let most = end == nil ? Simulation.stepsToRest : Simulation.stepsInATime
        var before = transcript.count
        for step in 0..<most {
            await settle()
            guard course == .open, !fact(), clock.step(until: end) else { return }
            if step == most / 2 { before = transcript.count }
        }
        giveUp(
            transcript.count > before
                ? circle : "somebody sleeps again and again, now until \(clock.now.offset)"
        )
    }

    /// Lets everything run that can without time.
    public func settle() async {
        reportsInThisGo = 0
        // Whoever was woken may wake others in turn, each a turn of the main actor later.
        var before = 0
        repeat {
            before = reportsInThisGo
            for _ in 0..<20 { await Task.yield() }
        } while clock.isWaking || reportsInThisGo > before
        forgetPlayersThatAreGone()
        checkPromises()
    }
}

// MARK: - What was written down

extension Simulation {
    /// The transcript as a text, a line for each thing that happened.
    public var text: String {
        transcript.map(\.description).joined(separator: "\n")
    }

    /// How each session ended, in order.
    public var endings: [Ending] { promises.endings }

    func note(_ who: TranscriptLine.Who, _ what: String) {
        transcript.append(TranscriptLine(time: clock.now.offset, who: who, what: what))
    }

    func fail(_ violation: String) {
        guard violations.last != violation else { return }
        violations.append(violation)
    }

    func name(_ view: ViewID) -> String { namesOfViews[view] ?? "a stranger's view" }

    func name(_ player: PlayerID) -> String { namesOfPlayers[player] ?? "a stranger's player" }

    func name(_ surface: SurfaceID) -> String { "\(name(surface.view))/\(name(surface.player))" }
}

// MARK: - What is there

extension Simulation {
    /// The views that there are, in the order in which they were made.
    var presentViews: [SimulatedVideoView] {
        views.sorted { $0.key < $1.key }.map(\.value)
    }

    var presentPlayers: [SimulatedPlayer] {
        players.sorted { $0.key < $1.key }.compactMap(\.value.player)
    }

    var presentScenes: [SimulatedScene] { scenes }

    func has(_ scene: SimulatedScene) -> Bool { scenes.contains { $0 === scene } }

    func owns(_ player: SimulatedPlayer) -> Bool { self.player(player.id) === player }

    func view(_ id: ViewID) -> SimulatedVideoView? { views[id] }

    func player(_ id: PlayerID) -> SimulatedPlayer? { players[id]?.player }

    func forget(_ view: SimulatedVideoView) {
        views[view.id] = nil
        note(.app, "\(view.name) is gone")
        pictureInPicture.viewRemoved(view.id)
    }

    func forget(_ player: SimulatedPlayer) {
        players[player.id] = nil
        note(.player, "\(player.name) is gone")
        pictureInPicture.playerRemoved(player.id)
    }

    func replace(_ old: SimulatedPlayer, by new: SimulatedPlayer) {
        guard !presentViews.contains(where: { $0.player === new }) else {
            return fail("impossible: \(new.name) is in a view of its own")
        }
        note(.app, "puts \(new.name) in the place of \(old.name)")
        SimulatedPlayer.exchangeNames(old, new)
        for player in [old, new] {
            players[player.id] = WeakPlayer(player: player)
            namesOfPlayers[player.id] = player.name
        }
        platform.replace(new.id, by: new)
        for view in presentViews where view.player === old { view.player = new }
        [new, old].forEach { $0.report() }
    }

    func remove(_ scene: SimulatedScene) {
        for view in presentViews where view.scene === scene { view.remove() }
        scenes.removeAll { $0 === scene }
    }

    /// Reports the players that nobody keeps any longer.
    private func forgetPlayersThatAreGone() {
        for (id, weak) in players.sorted(by: { $0.key < $1.key }) where weak.player == nil {
            players[id] = nil
            note(.player, "\(name(id)) is gone")
            pictureInPicture.playerRemoved(id)
        }
    }
}
