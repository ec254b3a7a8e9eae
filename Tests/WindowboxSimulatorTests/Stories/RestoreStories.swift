// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import Windowbox
import WindowboxSimulator

@MainActor
struct RestoreStories {
    @Test func `R01 a restore request that nobody answers is answered at the limit`() async {
        await story { s in
            s.app.habits.answer = .never
            await s.start("X")
            s.user.restoreFromOverlay()
            await s.run()
            s.expect(s.endings, [.stopped])
            s.expect(s.state, .inactive)
            s.expect(s.library("answers").count, 1)
            s.expect(s.library("answers false").count, 1)
            s.expect(s.simulation.clock.now.offset <= .seconds(7))
        }
    }

    @Test func `R01 a system that asks twice has its answers, and the router one order`() async {
        await story(under: .unhurried) { s in
            s.app.habits.comeback = .after(.seconds(1))
            await s.start("X")
            guard let surface = s.pictureInPicture.status.source?.surface else {
                return s.expect(false)
            }
            s.user.restoreFromOverlay()
            await s.run(500)
            s.system.report(.restoreUserInterface, about: surface)
            await s.run()
            s.expect(s.app.orders, [.dismiss, .present("X")])
            s.expect(s.simulation.outcome.restorations, 1)
            s.expect(s.endings, [.restored])
        }
    }

    @Test func `R02 with a view on screen nobody has to be asked`() async {
        for kind in VideoViewKind.allCases {
            await story { s in
                let p = s.player("P")
                let a = s.view("A", p, kind: kind)
                await s.start(a)
                s.user.restoreFromOverlay()
                await s.run()
                s.expect(s.endings, [.restored])
                s.expect(a.picture, .video)
                s.expect(p.pauses, [])
                s.expect(s.simulation.outcome.restorations, 0)
            }
        }
    }

    @Test func `R03 with nothing restored the answer is false`() async {
        for isClosed in [false, true] {
            await story { s in
                let a = s.view("A", s.player("P"))
                await s.start(a)
                a.remove()
                if isClosed { s.user.closeOverlay() } else { s.user.restoreFromOverlay() }
                await s.run()
                s.expect(s.endings, [isClosed ? .closed : .stopped])
                s.expect(s.library("answers").count, isClosed ? 0 : 1)
                s.expect(s.library("answers true"), [])
                s.expect(s.state, .inactive)
            }
        }
    }

    @Test func `R04 either order of callbacks comes to the same`() async {
        await story { s in
            await s.start("X")
            s.expect(s.app.screen == nil)
            s.user.restoreFromOverlay()
            await s.run()
            s.expect(s.endings, [.restored])
            s.expect(s.app.screen?.picture, .video)
            s.expect(s.app.orders, [.dismiss, .present("X")])
        }
        var first: [String]?
        await story { s in
            await s.start("X")
            s.user.restoreFromOverlay()
            await s.run()
            let done = s.library("").sorted()
            s.expect(done, first ?? done)
            first = done
        }
    }

    @Test func `R05 what comes back is what plays now and not an earlier session's`() async {
        await story { s in
            await s.start("X")
            weak let earlier = s.pictureInPicture.persisted(SimulatedModel.self)
            await s.start("Y")
            s.expect(s.overlay, "Y")
            s.expect(earlier == nil)
            s.user.restoreFromOverlay()
            await s.run()
            s.expect(s.endings, [.replaced, .restored])
            s.expect(s.app.orders, [.dismiss, .dismiss, .present("Y")])
            s.expect(s.app.model?.player.loads, ["Y"])
        }
    }

    @Test func `R06 opening another player's screen orders nothing of the router`() async {
        await story { s in
            await s.start("X")
            s.app.open("Y")
            await s.run()
            s.expect(s.overlay, "X")
            s.expect(s.app.screen?.picture, .video)
            s.expect(s.app.orders, [.dismiss])
            s.expect(s.endings, [])
            s.expect(s.simulation.outcome.playing, ["Y"])
        }
    }

    @Test func `R07 a screen that was left is rebuilt around the same player`() async {
        await story { s in
            await s.start("X", dismissal: .never)
            weak let player = s.app.model?.player
            s.app.leaveScreen()
            await s.run(60_000)
            let position = player?.position
            s.user.restoreFromOverlay()
            await s.run()
            s.expect(s.app.model?.player === player && player != nil)
            s.expect(player?.pauses, [])
            s.expect(player?.loads, ["X"])
            s.expect((player?.position ?? .zero) >= (position ?? .zero))
            s.expect(s.app.screen?.picture, .video)
            // The overlay is there until the new view has the video.
            let lines = s.simulation.transcript.map(\.what)
            let move = lines.firstIndex { $0.hasSuffix("to screen 2") }
            let stop = lines.firstIndex { $0.hasPrefix("says didStop") }
            s.expect((move ?? .max) < (stop ?? .min))
        }
    }

    @Test func `R10 the answer follows the fact that the view has the video`() async {
        for delay in [0, 100, 600] {
            for answer in [AppHabits.Answer.whenPresented, .beforePresenting] {
                await story { s in
                    s.app.habits.comeback = .after(.milliseconds(delay))
                    s.app.habits.answer = answer
                    await s.start("X")
                    s.user.restoreFromOverlay()
                    await s.run()
                    s.expect(s.endings, [.restored])
                    s.expect(s.app.model?.player.pauses, [])
                }
            }
        }
        await story { s in
            s.app.habits.comeback = .never
            s.app.habits.answer = .beforePresenting
            await s.start("X")
            s.user.restoreFromOverlay()
            await s.run(4_900)
            s.expect(s.library("answers"), [])
            await s.run()
            s.expect(s.endings, [.stopped])
            s.expect(s.library("answers").count, 1)
            s.expect(s.library("answers false").count, 1)
        }
    }

    @Test func `R10 an answer that comes when the system has gone changes nothing`() async {
        await story(under: .unhurried) { s in
            s.app.habits.comeback = .after(.seconds(2))
            await s.start("X")
            guard let surface = s.pictureInPicture.status.source?.surface else {
                return s.expect(false)
            }
            s.user.restoreFromOverlay()
            await s.run(1_000)
            s.system.report(.willStop, about: surface)
            s.system.report(.didStop, about: surface)
            await s.run()
            s.expect(s.endings, [.stopped])
            s.expect(s.app.orders, [.dismiss])
            s.expect(s.state, .inactive)
        }
    }

    @Test(arguments: Policies.OnFullScreen.allCases, [false, true])
    func `R11 what began in full screen is offered full screen, if the app wants that`(
        policy: Policies.OnFullScreen,
        isManual: Bool
    ) async {
        let isFull = policy == .present || (policy == .presentIfStartedBySystem && !isManual)
        await story { s in
            s.pictureInPicture.policies.onFullScreen = policy
            s.app.habits.dismissal = .atDidStart
            let screen = s.app.open("X", presentation: .fullScreen)
            if isManual { await s.start(screen) }
            s.user.leaveApp()
            await s.run()
            s.expect(s.overlay, "X")
            s.user.restoreFromOverlay()
            await s.run()
            s.expect(s.app.restored.map(\.presentation), [.fullScreen])
            s.expect(s.app.screen?.presentation, isFull ? .fullScreen : .inline)
            s.expect(s.simulation.scene.phase, .foreground)
            s.expect(s.endings, [.restored])
        }
    }
}
