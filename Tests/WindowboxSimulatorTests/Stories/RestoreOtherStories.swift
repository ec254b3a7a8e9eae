// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import Windowbox
import WindowboxSimulator

@MainActor
struct RestoreOtherStories {
    @Test func `R14 the position goes on with one player`() async {
        await story { s in
            await s.start("X")
            s.expect(s.app.screen == nil)
            await s.run(120_000)
            let kept = s.pictureInPicture.persisted(SimulatedModel.self)
            let position = kept?.player.position ?? .zero
            s.expect(position >= .seconds(120))
            s.user.restoreFromOverlay()
            await s.run()
            s.expect(s.app.model === kept && kept != nil)
            s.expect((s.app.model?.player.position ?? .zero) >= position)
        }
        await story { s in
            let p = s.player("P")
            let a = s.view("A", p)
            await s.start(a)
            await s.run(120_000)
            let position = p.position
            s.expect(position >= .seconds(120))
            s.user.closeOverlay()
            await s.run()
            s.expect(p.position >= position)
            s.expect(p.loads, ["P"])
        }
    }

    @Test func `R15 opening what is in the overlay takes it over`() async {
        await story { s in
            await s.start("X")
            weak let player = s.pictureInPicture.persisted(SimulatedModel.self)?.player
            let screen = s.app.open("X")
            await s.run()
            s.expect(s.app.model?.player === player && player != nil)
            s.expect(player?.loads, ["X"])
            s.expect(player?.pauses, [])
            s.expect(screen.picture, .video)
            s.expect(s.endings, [.restored])
            s.expect(s.app.orders, [.dismiss])
            s.expect(s.simulation.outcome.restorations, 0)
        }
    }

    @Test func `R16 other content in the same player takes over, and plays`() async {
        await story { s in
            let p = s.player("P")
            let a = s.view("A", p)
            await s.start(a)
            a.remove()
            await s.run()
            p.load("Y")
            let b = s.view("B", p)
            await s.run()
            s.expect(b.picture, .video)
            s.expect(s.overlay, nil)
            s.expect(p.isPlaying)
            s.expect(p.pauses, [])
            s.expect(s.endings, [.restored])
        }
    }

    @Test func `R16 a pause that nobody wants is undone while the user wants to play`() async {
        await story { s in
            let p = s.player("P")
            let a = s.view("A", p)
            await s.start(a)
            a.remove()
            await s.run()
            p.load("Y")
            let b = s.view("B", p)
            s.system.pause(p, for: .surfaceLost)
            await s.run()
            s.system.pause(p, for: .surfaceLost)
            s.expect(b.picture, .video)
            s.expect(p.isPlaying)
            p.pause(by: .user)
            s.system.pause(p, for: .surfaceLost)
            await s.run()
            s.expect(p.isPlaying, false)
        }
    }

    @Test func `R17 a screen that has to wait comes within the limit, or is answered false`() async
    {
        await story { s in
            s.app.habits.comeback = .after(.seconds(4))
            await s.start("X")
            s.user.restoreFromOverlay()
            await s.run(3_000)
            s.expect(s.overlay, "X")
            await s.run()
            s.expect(s.endings, [.restored])
            s.expect(s.app.screen?.picture, .video)
            s.expect(s.app.model?.player.pauses, [])
        }
        await story { s in
            s.app.habits.comeback = .after(.seconds(20))
            await s.start("X")
            let kept = s.pictureInPicture.persisted(SimulatedModel.self)
            s.user.restoreFromOverlay()
            await s.run()
            s.expect(s.endings, [.stopped])
            s.expect(kept?.player.pauses.map(\.cause), [.library])
            s.expect(kept?.player.loads, ["X"])
        }
    }

    @Test func `R18 an item that ends in the overlay orders nothing of the router`() async {
        await story { s in
            await s.start("X")
            guard let player = s.system.overlayPlayer else { return s.expect(false) }
            s.endAndGoOn(player, with: "Y")
            player.hasVideo = true
            await s.run()
            s.expect(s.overlay, "X")
            s.expect(player.loads, ["X", "Y"])
            s.expect(s.app.orders, [.dismiss])
            s.expect(s.state, .active)
            // The last one ends it, and orders nothing either.
            player.onEnd = nil
            player.end()
            await s.run()
            s.expect(s.endings, [.contentEnded])
            s.expect(s.app.orders, [.dismiss])
            s.expect(s.simulation.outcome.restorations, 0)
        }
    }
}
