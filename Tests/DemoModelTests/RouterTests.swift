// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// How an app tests its router: see TestingYourApp.md, which shows the same.
// snippet.show
// snippet.show
import DemoModel
import Testing
import Windowbox
import WindowboxSimulator

@MainActor
struct RouterTests {
    @Test func `the screen goes when its video is in the overlay, and comes back for it`() async {
        let simulation = Simulation()
        let screens = Screens(simulation)
        screens.router.open(.metropolis)
        let player = screens.router.model?.player

        simulation.user.pressButton(of: screens.views[0])
        await simulation.run(for: .seconds(60))
        #expect(screens.views.isEmpty)
        #expect(simulation.system.overlayPlayer === player)

        simulation.user.restoreFromOverlay()
        await simulation.run()
        #expect(screens.views.first?.picture == .video)
        #expect(screens.views.first?.player === player)
        #expect(player?.position ?? .zero >= .seconds(60))
        #expect(player?.pauses == [])
        #expect(simulation.endings == [.restored])
        #expect(simulation.violations == [])
    }

    @Test func `who leaves the app finds the screen as it was, on any system`() async {
        let violations = await Simulation.violations { simulation in
            let screens = Screens(simulation)
            screens.router.open(.metropolis)
            simulation.user.leaveApp()
            await simulation.run(for: .seconds(60))
            #expect(simulation.system.overlayPlayer != nil)
            simulation.user.returnToApp()
            await simulation.run()
            #expect(screens.views.first?.picture == .video)
            #expect(simulation.endings == [.returnedToForeground])
            #expect(simulation.outcome.pauses == ["Metropolis": []])
        }
        #expect(violations == [])
    }

    @Test func `opening what is in the overlay starts no second player, on any system`() async {
        let violations = await Simulation.violations { simulation in
            let screens = Screens(simulation)
            screens.router.open(.metropolis)
            let player = screens.router.model?.player
            simulation.user.pressButton(of: screens.views[0])
            await simulation.run()
            screens.router.open(.metropolis)
            await simulation.run()
            #expect(screens.router.model?.player === player)
            #expect(player?.loads.count == 2)
            #expect(simulation.outcome.playing == ["Metropolis"])
            #expect(simulation.outcome.overlay == nil)
        }
        #expect(violations == [])
    }

    @Test func `what is closed in the overlay is let go of`() async {
        let simulation = Simulation()
        let screens = Screens(simulation)
        screens.router.open(.metropolis)
        weak let model = screens.router.model
        simulation.user.pressButton(of: screens.views[0])
        await simulation.run()
        #expect(model != nil)
        simulation.user.closeOverlay()
        await simulation.run()
        #expect(model == nil)
    }
    // snippet.hide

    @Test func `a start that the system gives up brings the screen back, playing`() async {
        let simulation = Simulation()
        let screens = Screens(simulation)
        screens.router.open(.metropolis)
        let player = screens.router.model?.player
        simulation.system.nextStart = .giveUp("Picture in Picture is switched off.")
        simulation.user.pressButton(of: screens.views[0])
        await simulation.run()
        #expect(screens.views.first?.picture == .video)
        #expect(screens.views.first?.player === player)
        #expect(player?.isPlaying == true)
    }

    @Test func `a start that the system refuses leaves the screen as it is`() async {
        let simulation = Simulation()
        let screens = Screens(simulation)
        screens.router.open(.metropolis)
        simulation.system.nextStart = .refuse("Picture in Picture is switched off.")
        simulation.user.pressButton(of: screens.views[0])
        await simulation.run()
        #expect(screens.views.first?.picture == .video)
        #expect(simulation.text.contains("failed to start (Picture in Picture is switched off.)"))
    }
    // snippet.show
}
