// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// How an app tests its router: see TestingYourApp.md, which shows the same.
// snippet.show
import Testing
import Windowbox
import WindowboxSimulator

@MainActor
struct RouterTests {
    @Test func `the film comes back where the user left it`() async {
        let simulation = Simulation()
        let screens = Screens(simulation)
        screens.router.open("Metropolis")
        let player = screens.video?.player

        simulation.user.leaveApp()
        await simulation.run(for: .seconds(60))
        #expect(screens.video == nil)
        #expect(simulation.system.overlayPlayer === player)

        simulation.user.restoreFromOverlay()
        await simulation.run()
        #expect(screens.video?.picture == .video)
        #expect(screens.video?.player === player)
        #expect(player?.position ?? .zero >= .seconds(60))
        #expect(player?.pauses == [])
        #expect(simulation.endings == [.restored])
        #expect(simulation.violations == [])
    }

    @Test func `opening the film in the overlay starts no second one, on any system`() async {
        let violations = await Simulation.violations { simulation in
            let screens = Screens(simulation)
            screens.router.open("Metropolis")
            simulation.user.leaveApp()
            await simulation.run()
            simulation.user.returnToApp()
            screens.router.open("Metropolis")
            await simulation.run()
            #expect(simulation.outcome.playing == ["Metropolis"])
            #expect(simulation.outcome.overlay == nil)
        }
        #expect(violations == [])
    }

    @Test func `a film that is closed in the overlay is let go of`() async {
        let simulation = Simulation()
        let screens = Screens(simulation)
        screens.router.open("Metropolis")
        weak let model = screens.router.playerScreen
        simulation.user.leaveApp()
        await simulation.run()
        #expect(model != nil)
        simulation.user.closeOverlay()
        await simulation.run()
        #expect(model == nil)
    }

    @Test func `a start that the system refuses leaves the player's screen as it is`() async {
        let simulation = Simulation()
        let screens = Screens(simulation)
        screens.router.open("Metropolis")
        simulation.system.nextStart = .refuse("Picture in Picture is switched off.")
        simulation.pictureInPicture.start()
        await simulation.run()
        #expect(screens.video?.picture == .video)
        #expect(simulation.text.contains("failed to start (Picture in Picture is switched off.)"))
    }
}
