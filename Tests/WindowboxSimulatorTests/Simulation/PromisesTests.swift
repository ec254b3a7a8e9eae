// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import Windowbox

@testable import WindowboxSimulator

/// What a library would do that does not keep its promises.
@MainActor
struct PromisesTests {
    struct Misdeed: CustomTestStringConvertible {
        let testDescription: String
        let violation: String
        let deed: @MainActor @Sendable (Simulation, SurfaceID) -> Void

        init(
            _ description: String,
            _ violation: String,
            _ deed: @escaping @MainActor @Sendable (Simulation, SurfaceID) -> Void
        ) {
            testDescription = description
            self.violation = violation
            self.deed = deed
        }
    }

    nonisolated static let misdeeds = [
        Misdeed("an answer without a question", "1: an answer that nobody") {
            $0.platform.finishRestoration($1, isRestored: false)
        },
        Misdeed("true without a view", "1: true, but") {
            $0.platform.raiseQuestion($1)
            $0.platform.moveSurface($1, to: .overlay)
            $0.platform.finishRestoration($1, isRestored: true)
        },
        Misdeed("told twice", "3: willStart after willStart") { simulation, surface in
            for _ in 1...2 {
                simulation.hear(.told(.willStart, Source(surface: surface)))
            }
        },
        Misdeed("told of an end that has no beginning", "3: willStop after nothing") {
            $0.hear(.told(.willStop, Source(surface: $1)))
        },
        Misdeed("never told of the end", "3: a session was never said to be over") {
            $0.hear(.told(.willStart, Source(surface: $1)))
        },
        Misdeed("made twice", "4: a surface was made twice") { $0.platform.makeSurface($1) },
        Misdeed("moved without being there", "4: a surface was moved that is not there") {
            let strange = SurfaceID(view: $1.view, player: PlayerID(rawValue: 0))
            $0.platform.moveSurface(strange, to: .overlay)
        },
        Misdeed("two in one view", "4: a view has two surfaces") {
            $0.platform.makeSurface(SurfaceID(view: $1.view, player: PlayerID(rawValue: 0)))
        },
        Misdeed("a start from the view", "4: start outside the overlay") {
            $0.platform.startPictureInPicture($1)
        },
        Misdeed("a view without its video", "5: A does not show P") {
            $0.platform.discardSurface($1)
        },
        Misdeed("a pause on screen", "6: P was paused on screen") {
            $0.platform.pause($1.player)
        },
        Misdeed("nothing armed", "8: nothing is armed") { simulation, _ in
            simulation.platform.arm(nil)
        },
        Misdeed("left over in the overlay", "10: A/P is left over") {
            $0.platform.moveSurface($1, to: .overlay)
        },
        Misdeed("a screen for no session", "12: the app was asked for a screen") {
            simulation,
            _ in
            simulation.hearRestoration(for: SessionNumber(rawValue: 1))
        },
        Misdeed("a screen twice", "12: the app was asked twice") { simulation, surface in
            simulation.hear(.told(.willStart, Source(surface: surface)))
            for _ in 1...2 { simulation.hearRestoration(for: SessionNumber(rawValue: 1)) }
        },
        Misdeed("an overlay to close that is not there", "impossible: no overlay") {
            simulation,
            _ in
            simulation.user.closeOverlay()
        },
    ]

    @Test(arguments: misdeeds)
    func `a broken promise is found`(misdeed: Misdeed) async {
        let simulation = Simulation()
        let player = simulation.player("P")
        let view = simulation.view("A", showing: player)
        await simulation.run()
        #expect(simulation.violations == [])
        misdeed.deed(simulation, SurfaceID(view: view.id, player: player.id))
        await simulation.settle()
        #expect(simulation.violations.contains { $0.hasPrefix(misdeed.violation) })
    }

    @Test func `what the overlay has must not be taken`() async {
        let simulation = Simulation()
        let player = simulation.player("P")
        let view = simulation.view("A", showing: player)
        simulation.user.pressButton(of: view)
        await simulation.run()
        let surface = SurfaceID(view: view.id, player: player.id)
        simulation.platform.moveSurface(surface, to: .view(view.id))
        await simulation.settle()
        #expect(simulation.violations.contains("7: A/P was taken from the overlay"))
        simulation.platform.discardSurface(surface)
        #expect(simulation.violations.last == "7: the overlay lost what it shows: A/P")
    }

    @Test func `a question that waits too long is found`() async {
        var limits = TimeLimits()
        limits.restoration = .seconds(1)
        let simulation = Simulation(limits: limits)
        let player = simulation.player("P")
        let view = simulation.view("A", showing: player)
        await simulation.run()
        // Behind the service's back, so that nobody answers it.
        simulation.platform.raiseQuestion(SurfaceID(view: view.id, player: player.id))
        await simulation.run(for: .seconds(2))
        await simulation.settle()
        #expect(simulation.violations.last?.hasPrefix("1: a restore request has waited") == true)
    }

    @Test func `a story that differs between systems is found`() async {
        let violations = await Simulation.violations { simulation in
            let view = simulation.view("A", showing: simulation.player("P"))
            simulation.user.pressButton(of: view)
            if simulation.parameters.stopOrder == .willStopFirst {
                await simulation.run()
                simulation.user.closeOverlay()
            }
        }
        #expect(violations.count == 8)
        #expect(violations.allSatisfy { $0.hasPrefix("2: ") })
    }
}

extension PromisesTests {
    @Test func `an object to keep that nobody has kept is a violation`() async {
        let simulation = Simulation()
        let app = SimulatedApp(in: simulation)
        let player = simulation.player("P")
        let view = simulation.view("A", showing: player)
        view.enableForInAppPictureInPicture(persisting: SimulatedModel(player: player))
        simulation.user.pressButton(of: view)
        await simulation.run()
        #expect(app.screen == nil)
        let words = "nobody could bring back A/P: the object that was to be kept is gone"
        #expect(simulation.violations == [words])
    }
}
