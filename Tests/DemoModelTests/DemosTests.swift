// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import DemoModel
import Testing
import Windowbox
import WindowboxSimulator

/// The screens, each under every system.
@MainActor
struct DemosTests {
    @Test func `a playlist goes on in the same session, and ends it with its last item`() async {
        let violations = await Simulation.violations { simulation in
            let screens = Screens(simulation)
            screens.router.open(.nosferatu, in: .playlist)
            let model = screens.router.model
            simulation.user.pressButton(of: screens.views[0])
            await simulation.run()
            let session = simulation.pictureInPicture.status.session

            model?.player.end()
            await simulation.run()
            #expect(model?.media == .faust)
            #expect(simulation.system.overlayPlayer?.content == "Faust")
            #expect(simulation.system.overlayPlayer?.isPlaying == true)
            #expect(simulation.pictureInPicture.status.session == session)
            #expect(simulation.endings == [])

            model?.player.end()
            await simulation.run()
            #expect(simulation.endings == [.contentEnded])
            #expect(simulation.outcome.overlay == nil)
        }
        #expect(violations == [])
    }

    @Test func `the user goes back and forth in a playlist while it is in the overlay`() async {
        let violations = await Simulation.violations { simulation in
            let screens = Screens(simulation)
            screens.router.open(.metropolis, in: .playlist)
            let model = screens.router.model
            simulation.user.pressButton(of: screens.views[0])
            await simulation.run()
            model?.playPrevious()
            #expect(model?.media == .metropolis)
            model?.playNext()
            model?.playNext()
            model?.playNext()
            #expect(model?.media == .faust)
            model?.playPrevious()
            await simulation.run()
            simulation.user.restoreFromOverlay()
            await simulation.run()
            #expect(screens.router.screen?.demo == .playlist)
            #expect(screens.router.model?.media == .nosferatu)
            #expect(screens.views.first?.picture == .video)
            #expect(simulation.outcome.pauses == ["Metropolis": []])
        }
        #expect(violations == [])
    }

    @Test func `two players take the overlay from each other, and play on`() async {
        let violations = await Simulation.violations { simulation in
            let screens = Screens(simulation)
            screens.router.open(.metropolis, in: .twoPlayers)
            let (left, right) = (screens.views[0], screens.views[1])
            #expect(right.player?.isMuted == true)

            simulation.user.pressButton(of: left)
            await simulation.run()
            #expect(screens.views.map(\.picture) == [.placeholder, .video])

            simulation.user.pressButton(of: right)
            await simulation.run()
            #expect(screens.views.map(\.picture) == [.video, .placeholder])
            #expect(simulation.endings == [.replaced])
            #expect(simulation.outcome.pauses == ["Metropolis": [], "Nosferatu": []])
        }
        #expect(violations == [])
    }

    @Test func `one of two players is heard, the one that was used last`() async {
        let simulation = Simulation()
        let screens = Screens(simulation)
        screens.router.open(.metropolis, in: .twoPlayers)
        let models = screens.router.screen?.models ?? []
        #expect(models.map(\.player.isMuted) == [false, true])
        screens.router.use(models[1])
        #expect(models.map(\.player.isMuted) == [true, false])
        #expect(screens.router.model === models[1])
    }

    @Test(arguments: [0, 1])
    func `of two players the one that is heard goes along when the app is left`(
        side: Int
    ) async {
        let violations = await Simulation.violations { simulation in
            let screens = Screens(simulation)
            screens.router.open(.metropolis, in: .twoPlayers)
            if let model = screens.router.screen?.models[side] { screens.router.use(model) }
            simulation.user.leaveApp()
            await simulation.run()
            #expect(simulation.system.overlayPlayer === screens.views[side].player)
            #expect(simulation.system.overlayPlayer?.isMuted == false)
        }
        #expect(violations == [])
    }

    @Test(arguments: [0, 1])
    func `a screen of two players comes back with each where it was`(side: Int) async {
        let violations = await Simulation.violations { simulation in
            let screens = Screens(simulation)
            screens.router.open(.metropolis, in: .twoPlayers)
            let player = screens.views[side].player
            simulation.user.pressButton(of: screens.views[side])
            await simulation.run()
            screens.router.back()
            await simulation.run()
            simulation.user.restoreFromOverlay()
            await simulation.run()
            #expect(screens.router.screen?.models.map(\.media) == [.metropolis, .nosferatu])
            #expect(screens.views[side].player === player)
            #expect(screens.views.map(\.picture) == [.video, .video])
            #expect(player?.pauses == [])
        }
        #expect(violations == [])
    }

    @Test func `of twins one goes into the overlay, and the other shows the video on`() async {
        let violations = await Simulation.violations { simulation in
            let screens = Screens(simulation)
            screens.router.open(.metropolis, in: .twins)
            #expect(screens.views[0].player === screens.views[1].player)
            simulation.user.pressButton(of: screens.views[0])
            await simulation.run()
            #expect(screens.views.map(\.picture) == [.placeholder, .video])
            simulation.user.restoreFromOverlay()
            await simulation.run()
            #expect(screens.views.map(\.picture) == [.video, .video])
            #expect(simulation.outcome.pauses == ["Metropolis": []])
        }
        #expect(violations == [])
    }

    @Test func `a view without support is left without Picture in Picture`() async {
        let violations = await Simulation.violations { simulation in
            let screens = Screens(simulation)
            screens.router.open(.metropolis, in: .support)
            screens.router.screen?.supportsPictureInPicture = false
            simulation.user.leaveApp()
            await simulation.run()
            #expect(simulation.outcome.overlay == nil)
            simulation.user.returnToApp()
            screens.router.screen?.supportsPictureInPicture = true
            simulation.user.leaveApp()
            await simulation.run()
            #expect(simulation.outcome.overlay == "Metropolis")
        }
        #expect(violations == [])
    }

    @Test(arguments: VideoViewKind.allCases)
    func `views are exchanged while the video is in the overlay`(kind: VideoViewKind) async {
        let violations = await Simulation.violations { simulation in
            let screens = Screens(simulation)
            screens.router.kind = kind
            screens.router.open(.metropolis, in: .exchange)
            simulation.user.pressButton(of: screens.views[0])
            await simulation.run()
            screens.router.screen?.exchangeViews()
            await simulation.run()
            #expect(screens.views.map(\.kind) != [kind])
            #expect(screens.views.map(\.picture) == [.video])
            #expect(simulation.outcome.playing == ["Metropolis"])
            #expect(simulation.outcome.pauses == ["Metropolis": []])
        }
        #expect(violations == [])
    }

    @Test(arguments: VideoViewKind.allCases)
    func `what began in full screen comes back so, in a view of its kind`(
        kind: VideoViewKind
    ) async {
        let violations = await Simulation.violations { simulation in
            let screens = Screens(simulation)
            screens.router.kind = kind
            screens.router.open(.metropolis)
            screens.router.screen?.toggleFullScreen()
            simulation.user.pressButton(of: screens.views[0])
            await simulation.run()
            #expect(screens.router.screen == nil)
            simulation.user.restoreFromOverlay()
            await simulation.run()
            #expect(screens.router.screen?.presentation == .fullScreen)
            #expect(screens.views.map(\.presentation) == [.fullScreen])
            #expect(screens.views.map(\.kind) == [kind])
        }
        #expect(violations == [])
    }

    @Test func `what is opened elsewhere keeps its player`() async {
        let violations = await Simulation.violations { simulation in
            let screens = Screens(simulation)
            screens.router.open(.nosferatu)
            let player = screens.router.model?.player
            simulation.user.pressButton(of: screens.views[0])
            await simulation.run()
            // It is the second one of these.
            screens.router.open(.metropolis, in: .twoPlayers)
            await simulation.run()
            #expect(screens.views[1].player === player)
            #expect(screens.views.map(\.picture) == [.video, .video])
            #expect(simulation.outcome.overlay == nil)
            #expect(player?.pauses == [])
        }
        #expect(violations == [])
    }
}
