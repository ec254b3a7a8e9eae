// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import Windowbox
import WindowboxSimulator

@MainActor
struct PersistenceStories {
    @Test func `L01 what is kept goes when the player is stopped elsewhere`() async {
        await story { s in
            await s.start("X")
            weak let model = s.pictureInPicture.persisted(SimulatedModel.self)
            weak let player = model?.player
            s.expect(player != nil)
            player?.dispose()
            await s.run()
            s.expect(s.endings, [.stopped])
            s.expect(model == nil && player == nil)
        }
    }

    @Test(arguments: [1_000, 0])
    func `L02 a late surface and an early disappearance end nothing`(delay: Int) async {
        await story { s in
            let p = s.player("P", hasVideo: false)
            let a = s.view("A", p)
            await s.run(delay)
            p.hasVideo = true
            await s.start(a)
            a.isOnScreen = false
            await s.run(60_000)
            s.expect(s.overlay, "P")
            a.remove()
            await s.run(60_000)
            s.expect(s.overlay, "P")
            s.user.closeOverlay()
            await s.run()
            s.expect(s.endings, [.closed])
        }
    }

    @Test func `L03 the player goes with its screen`() async {
        await story { s in
            s.app.open("X")
            weak let player = s.app.model?.player
            s.expect(player != nil)
            s.app.leaveScreen()
            await s.run()
            s.expect(player == nil)
        }
        await story { s in
            await s.start(s.app.open("X"))
            s.user.restoreFromOverlay()
            await s.run()
            weak let player = s.app.model?.player
            s.expect(player != nil)
            s.app.leaveScreen()
            await s.run()
            s.expect(player == nil)
            s.expect(s.endings, [.restored])
        }
    }

    @Test func `L04 a player that is done with takes the overlay with it`() async {
        await story { s in
            let p = s.player("P")
            let a = s.view("A", p)
            await s.start(a)
            a.remove()
            p.dispose()
            await s.run()
            s.expect(s.overlay, nil)
            s.expect(s.endings, [.stopped])
        }
    }

    @Test func `L05 leaving the screen leaves the overlay alone`() async {
        for dismissal in AppHabits.Dismissal.allCases {
            await story { s in
                await s.start("X", dismissal: dismissal)
                s.app.leaveScreen()
                await s.run(60_000)
                weak let model = s.pictureInPicture.persisted(SimulatedModel.self)
                s.expect(s.overlay, "X")
                s.expect(model?.player.isPlaying, true)
                s.user.closeOverlay()
                await s.run()
                s.expect(model == nil)
            }
        }
    }

    @Test func `L07 what is kept is told of the end before it is let go of`() async {
        await story { s in
            weak var model: SimulatedModel?
            var told: [String] = []
            s.app.onDidStop = { _ in
                told = model?.told ?? []
                s.app.leaveScreen()
            }
            await s.start(s.app.open("X"))
            model = s.app.model
            s.user.closeOverlay()
            await s.run()
            s.expect(told, ["will start", "did start", "will stop", "did stop"])
            s.expect(model == nil)
        }
    }

    @Test func `L08 a change of support on screen makes nothing new`() async {
        await story { s in
            let p = s.player("P")
            let a = s.view("A", p, pip: false)
            a.supportsPictureInPicture = true
            a.supportsPictureInPicture = false
            a.supportsPictureInPicture = true
            await s.start(a)
            a.supportsPictureInPicture = false
            await s.run()
            s.expect(s.overlay, "P")
            s.user.restoreFromOverlay()
            await s.run()
            s.expect(a.picture, .video)
            s.expect(s.simulation.transcript.count { $0.what.hasPrefix("makes") }, 1)
            s.expect(p.pauses, [])
        }
    }

    @Test func `L09 without its scene the overlay lives on until it is closed`() async {
        await story { s in
            let window = s.simulation.addScene("the window")
            let p = s.player("P")
            let a = s.view("A", p, in: window)
            await s.start(a)
            s.system.tearDown(window)
            p.seek(to: .seconds(90))
            p.hasVideo = false
            p.hasVideo = true
            await s.run()
            s.expect(s.overlay, "P")
            s.user.closeOverlay()
            await s.run()
            s.expect(s.endings, [.closed])
            s.expect(p.pauses.map(\.cause), [.library])
        }
    }

    @Test func `L09 a system that ends it with the scene is no fault`() async {
        await story { s in
            let window = s.simulation.addScene("the window")
            let p = s.player("P")
            let a = s.view("A", p, in: window)
            await s.start(a)
            s.system.tearDown(window)
            s.system.takeOverlayAway()
            await s.run()
            s.system.report(.didStop, about: SurfaceID(view: a.id, player: p.id))
            p.pause(by: .interruption)
            await s.run()
            s.expect(s.endings.count, 1)
            s.expect(s.state, .inactive)
        }
    }
}
