// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import DemoModel
import Testing
import Windowbox
import WindowboxSimulator

@MainActor
struct NavigationTests {
    @Test func `another item is heard alone, and nothing is paused`() async {
        let violations = await Simulation.violations { simulation in
            let screens = Screens(simulation)
            screens.router.open(.metropolis)
            let first = screens.router.model?.player
            simulation.user.pressButton(of: screens.views[0])
            await simulation.run()
            #expect(first?.isMuted == false)

            screens.router.open(.nosferatu)
            await simulation.run()
            let second = screens.router.model?.player
            #expect(simulation.outcome.playing == ["Metropolis", "Nosferatu"])
            #expect(simulation.system.overlayPlayer === first)
            #expect(first?.isMuted == true)
            #expect(second?.isMuted == false)
            #expect(simulation.outcome.pauses == ["Metropolis": [], "Nosferatu": []])

            screens.router.back()
            await simulation.run()
            #expect(first?.isMuted == false)
            #expect(first?.pauses == [])
        }
        #expect(violations == [])
    }

    @Test func `what comes back from the overlay is heard again`() async {
        let violations = await Simulation.violations { simulation in
            let screens = Screens(simulation)
            screens.router.open(.metropolis)
            let first = screens.router.model?.player
            simulation.user.pressButton(of: screens.views[0])
            await simulation.run()
            screens.router.open(.nosferatu)
            await simulation.run()
            simulation.user.restoreFromOverlay()
            await simulation.run()
            #expect(screens.router.model?.player === first)
            #expect(screens.views.first?.picture == .video)
            #expect(first?.isMuted == false)
            #expect(first?.isPlaying == true)
            #expect(first?.pauses == [])
        }
        #expect(violations == [])
    }

    @Test func `what the user has muted stays so`() async {
        let simulation = Simulation()
        let screens = Screens(simulation)
        screens.router.open(.metropolis)
        let first = screens.router.model?.player
        first?.isMuted = true
        simulation.user.pressButton(of: screens.views[0])
        await simulation.run()
        screens.router.open(.nosferatu)
        screens.router.back()
        #expect(first?.isMuted == true)
    }

    @Test func `another item that is put into the overlay takes the place of the first`() async {
        let violations = await Simulation.violations { simulation in
            let screens = Screens(simulation)
            screens.router.open(.metropolis)
            simulation.user.pressButton(of: screens.views[0])
            await simulation.run()
            screens.router.open(.nosferatu)
            await simulation.run()
            simulation.user.pressButton(of: screens.views[0])
            await simulation.run()
            #expect(simulation.system.overlayPlayer?.content == "Nosferatu")
            #expect(simulation.system.overlayPlayer?.isMuted == false)
            #expect(simulation.endings == [.replaced])
            #expect(simulation.outcome.restorations == 0)
            #expect(screens.router.screen == nil)
        }
        #expect(violations == [])
    }

    @Test func `a screen that was opened while another went into the overlay stays`() async {
        let violations = await Simulation.violations { simulation in
            let screens = Screens(simulation)
            screens.router.open(.metropolis)
            simulation.user.pressButton(of: screens.views[0])
            screens.router.open(.nosferatu)
            await simulation.run()
            #expect(screens.router.model?.media == .nosferatu)
            #expect(screens.views.first?.picture == .video)
        }
        #expect(violations == [])
    }

    @Test func `the list marks what is in the overlay`() async {
        let simulation = Simulation()
        let screens = Screens(simulation)
        screens.router.open(.metropolis)
        #expect(screens.router.itemInPictureInPicture == nil)
        simulation.user.pressButton(of: screens.views[0])
        await simulation.run()
        #expect(screens.router.itemInPictureInPicture == .metropolis)
        simulation.user.closeOverlay()
        await simulation.run()
        #expect(screens.router.itemInPictureInPicture == nil)
    }
}
