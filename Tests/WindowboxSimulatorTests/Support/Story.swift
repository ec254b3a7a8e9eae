// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import Windowbox
import WindowboxSimulator

/// One run of a story under one system, with an app of the usual kind.
@MainActor
final class Story {
    let simulation: Simulation
    /// The app, where the story has one; it is set by the story.
    lazy var app = SimulatedApp(in: simulation)

    init(_ system: SystemParameters) {
        simulation = Simulation(system)
    }

    var user: SimulatedUser { simulation.user }
    var system: SimulatedSystem { simulation.system }
    var pictureInPicture: PictureInPicture { simulation.pictureInPicture }
    var state: PictureInPicture.State { pictureInPicture.status.state }
    var endings: [Ending] { simulation.endings }
    var overlay: String? { system.overlayPlayer?.name }

    func player(_ name: String, isPlaying: Bool = true, hasVideo: Bool = true) -> SimulatedPlayer {
        simulation.player(name, isPlaying: isPlaying, hasVideo: hasVideo)
    }

    func view(
        _ name: String,
        _ player: SimulatedPlayer?,
        kind: VideoViewKind = .video,
        pip: Bool = true,
        presentation: Presentation = .inline,
        in scene: SimulatedScene? = nil
    ) -> SimulatedVideoView {
        simulation.view(
            name,
            showing: player,
            kind: kind,
            supportsPictureInPicture: pip,
            presentation: presentation,
            in: scene
        )
    }

    func run() async { await simulation.run() }

    func run(_ milliseconds: Int) async { await simulation.run(for: .milliseconds(milliseconds)) }

    /// Starts from a view by its button, and waits until the overlay is up.
    func start(_ view: SimulatedVideoView) async {
        user.pressButton(of: view)
        await run()
    }

    /// Opens content in the app and puts it into Picture in Picture by the button.
    func start(_ content: String, dismissal: AppHabits.Dismissal = .atDidStart) async {
        app.habits.dismissal = dismissal
        await start(app.open(content))
    }

    func expect<Value: Equatable>(
        _ value: Value,
        _ wanted: Value,
        at location: SourceLocation = #_sourceLocation
    ) {
        #expect(value == wanted, "under \(system_)\n\(simulation.text)", sourceLocation: location)
    }

    func expect(_ fact: Bool, at location: SourceLocation = #_sourceLocation) {
        #expect(fact, "under \(system_)\n\(simulation.text)", sourceLocation: location)
    }

    /// What the library has done and told that begins with these words, in order.
    func library(_ words: String) -> [String] {
        simulation.transcript.filter { $0.who == .library && $0.what.hasPrefix(words) }
            .map(\.what)
    }

    /// What the system has said, in order.
    var reports: [String] {
        simulation.transcript.filter { $0.who == .system && $0.what.hasPrefix("says") }
            .map(\.what)
    }

    private var system_: SystemParameters { simulation.parameters }
}

/// Plays a story under each system: it must keep all promises and come to the same.
@MainActor
func story(
    under systems: [SystemParameters] = SystemParameters.allKnown,
    at location: SourceLocation = #_sourceLocation,
    _ body: @MainActor (Story) async -> Void
) async {
    await story(under: systems, at: location, body) { $0 }
}

/// Plays a story under each system, which must come to the same in what is compared.
@MainActor
func story<Value: Equatable>(
    under systems: [SystemParameters] = SystemParameters.allKnown,
    at location: SourceLocation = #_sourceLocation,
    _ body: @MainActor (Story) async -> Void,
    comparing value: (Outcome) -> Value
) async {
    var first: Value?
    for system in systems {
        let story = Story(system)
        await body(story)
        await story.run()
        let outcome = value(story.simulation.outcome)
        first = first ?? outcome
        #expect(
            outcome == first,
            "under \(system)\n\(story.simulation.text)",
            sourceLocation: location
        )
        await story.simulation.end()
        #expect(
            story.simulation.violations == [],
            "under \(system)\n\(story.simulation.text)",
            sourceLocation: location
        )
    }
}

extension [SystemParameters] {
    /// The systems that report some time after they are asked.
    static var unhurried: [SystemParameters] {
        SystemParameters.allKnown.filter { $0.reporting == .later }
    }
}
