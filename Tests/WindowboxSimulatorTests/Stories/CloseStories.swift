// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import Windowbox
import WindowboxSimulator

@MainActor
struct CloseStories {
    @Test func `K01 closing and restoring end differently`() async {
        for closes in [true, false] {
            await story { s in
                await s.start("X")
                if closes { s.user.closeOverlay() } else { s.user.restoreFromOverlay() }
                await s.run()
                s.expect(s.endings, [closes ? .closed : .restored])
                s.expect(s.app.orders.count, closes ? 1 : 2)
            }
        }
    }

    @Test func `K02 after closing nothing is heard and nothing kept, ten times over`() async {
        await story { s in
            for cycle in 1...10 {
                await s.start("X")
                weak let model = s.pictureInPicture.persisted(SimulatedModel.self)
                weak let player = model?.player
                s.expect(player != nil)
                s.user.closeOverlay()
                await s.run()
                s.expect(model == nil && player == nil)
                s.expect(s.endings.count, cycle)
                s.expect(s.endings.last, .closed)
                s.expect(s.simulation.outcome.playing, [])
            }
        }
    }

    @Test func `K03 closing brings nothing forward, and orders nothing`() async {
        await story { s in
            s.app.habits.dismissal = .atDidStart
            s.app.open("X")
            s.user.leaveApp()
            await s.run()
            s.user.closeOverlay()
            await s.run()
            s.expect(s.library("brings the app forward"), [])
            s.expect(s.simulation.scene.phase, .background)
            s.expect(s.app.orders, [.dismiss])
            s.expect(s.endings, [.closed])
        }
    }

    @Test func `K04 closed in the background, the view has its video back and can play`() async {
        await story { s in
            let p = s.player("P")
            let a = s.view("A", p)
            s.user.leaveApp()
            await s.run()
            s.expect(s.overlay, "P")
            s.user.closeOverlay()
            await s.run()
            s.user.returnToApp()
            await s.run()
            s.expect(s.endings, [.closed])
            s.expect(a.picture, .video)
            s.expect(p.pauses.map(\.cause), [.library])
            p.play()
            s.expect(p.isPlaying)
        }
    }

    @Test func `K05 an app that keeps its player itself is told of the close`() async {
        await story { s in
            s.app.habits.keeping = .nothing
            var told: [Ending] = []
            s.app.onDidStop = { told.append($0) }
            let screen = s.app.open("X")
            let player = s.app.model?.player
            await s.start(screen)
            s.app.leaveScreen()
            s.expect(s.pictureInPicture.status.nowPlaying, player?.id)
            s.user.closeOverlay()
            await s.run()
            s.expect(told, [.closed])
            s.expect(player?.pauses.map(\.cause), [.library])
            // There is nothing left for the system's media controls.
            s.expect(s.pictureInPicture.status.nowPlaying, nil)
        }
    }

    @Test func `K06 closing by the app asks for no screen`() async {
        await story { s in
            await s.start("X")
            s.pictureInPicture.close()
            s.pictureInPicture.close()
            await s.run()
            s.pictureInPicture.close()
            await s.run()
            s.expect(s.endings, [.stopped])
            s.expect(s.app.orders, [.dismiss])
        }
    }

    @Test func `K06 stopping by the app brings the screen back`() async {
        await story { s in
            await s.start("X")
            s.pictureInPicture.stop()
            s.pictureInPicture.stop()
            await s.run()
            s.pictureInPicture.stop()
            await s.run()
            s.expect(s.endings, [.restored])
            s.expect(s.app.orders, [.dismiss, .present("X")])
            s.expect(s.app.screen?.picture, .video)
            s.expect(s.app.model?.player.pauses, [])
        }
        // The overlay stays until the screen is there, or until the limit.
        for comeback in [AppHabits.Comeback.after(.seconds(2)), .never] {
            await story { s in
                s.app.habits.comeback = comeback
                s.app.habits.answer = .beforePresenting
                await s.start("X")
                s.pictureInPicture.stop()
                await s.run(1_500)
                s.expect(s.overlay, "X")
                s.expect(s.state, .active)
                await s.run()
                s.expect(s.endings, [comeback == .never ? .stopped : .restored])
                s.expect(s.overlay, nil)
            }
        }
        // The user wants it back, too: it is the same screen.
        await story { s in
            s.app.habits.comeback = .after(.seconds(2))
            await s.start("X")
            s.pictureInPicture.stop()
            await s.run(500)
            s.user.restoreFromOverlay()
            await s.run()
            s.expect(s.endings, [.restored])
            s.expect(s.simulation.outcome.restorations, 1)
            s.expect(s.app.orders, [.dismiss, .present("X")])
        }
        // Closing has the last word.
        await story { s in
            s.app.habits.comeback = .after(.seconds(2))
            await s.start("X")
            s.pictureInPicture.stop()
            await s.run(500)
            s.pictureInPicture.close()
            await s.run()
            s.expect(s.endings, [.stopped])
            s.expect(s.app.orders, [.dismiss])
        }
    }

    @Test func `K06 a system that does not stop when it is told to is given up`() async {
        for isStop in [false, true] {
            await story { s in
                let p = s.player("P")
                let a = s.view("A", p)
                await s.start(a)
                s.system.stopping = .silence
                if isStop { s.pictureInPicture.stop() } else { s.pictureInPicture.close() }
                await s.run()
                s.expect(s.state, .inactive)
                s.expect(s.endings, [isStop ? .restored : .stopped])
                s.expect(a.picture, .video)
                s.expect(p.pauses, [])
                s.expect(s.simulation.clock.now.offset <= .seconds(11))
            }
        }
    }

    @Test func `K08 what an end does to playback depends on who wants it and what is shown`() async
    {
        await story { s in
            let p = s.player("P")
            let a = s.view("A", p)
            await s.start(a)
            s.pictureInPicture.stop()
            await s.run()
            s.expect(p.pauses, [])
            s.expect(a.picture, .video)
        }
        for policy in Policies.OnClose.allCases {
            await story { s in
                s.pictureInPicture.policies.onClose = policy
                let p = s.player("P")
                let a = s.view("A", p)
                await s.start(a)
                s.user.closeOverlay()
                await s.run()
                s.expect(p.pauses.map(\.cause), policy == .pause ? [.library] : [])
                s.expect(a.picture, .video)
                s.expect(s.endings, [.closed])
            }
            await story { s in
                s.pictureInPicture.policies.onClose = policy
                let p = s.player("P")
                let a = s.view("A", p)
                await s.start(a)
                a.remove()
                s.user.closeOverlay()
                await s.run()
                s.expect(p.pauses.map(\.cause), [.library])
            }
        }
        await story { s in
            await s.start("X")
            weak let player = s.pictureInPicture.persisted(SimulatedModel.self)?.player
            s.user.closeOverlay()
            await s.run()
            s.expect(player == nil)
        }
    }
}
