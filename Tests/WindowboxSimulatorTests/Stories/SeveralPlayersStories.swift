// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import Windowbox
import WindowboxSimulator

@MainActor
struct SeveralPlayersStories {
    @Test func `P01 asking for another player replaces, and restores nothing`() async {
        await story { s in
            let p = s.player("P")
            let q = s.player("Q")
            let a = s.view("A", p)
            await s.start(a)
            a.isOnScreen = false
            let b = s.view("B", q)
            await s.start(b)
            s.expect(s.overlay, "Q")
            s.expect(s.endings, [.replaced])
            s.expect(s.simulation.outcome.restorations, 0)
            s.expect(q.pauses, [])
            s.expect(b.picture, .placeholder)
        }
    }

    @Test func `P01 a view that the system puts in its place replaces, and restores nothing`() async
    {
        await story { s in
            let q = s.player("Q")
            await s.start("X")
            let b = s.view("B", q, kind: .systemVideo)
            s.user.pressSystemControl(of: b)
            await s.run()
            s.expect(s.overlay, "Q")
            s.expect(s.endings, [.replaced])
            s.expect(s.simulation.outcome.restorations, 0)
            s.expect(s.app.orders, [.dismiss])
        }
    }

    @Test func `P02 what is replaced is not heard any longer where nothing shows it`() async {
        await story { s in
            let p = s.player("P")
            let a = s.view("A", p)
            await s.start(a)
            a.remove()
            let b = s.view("B", s.player("Q"))
            await s.start(b)
            s.expect(s.simulation.outcome.playing, ["Q"])
            s.expect(p.pauses.map(\.cause), [.library])
        }
    }

    @Test func `P03 on leaving the one starts that plays and supports it`() async {
        await story { s in
            let p = s.player("P")
            let q = s.player("Q")
            _ = s.view("A", p)
            _ = s.view("B", q, pip: false)
            p.pause(by: .user)
            s.user.leaveApp()
            await s.run()
            s.expect(s.overlay, nil)
            s.user.returnToApp()
            p.play()
            s.user.leaveApp()
            await s.run()
            s.expect(s.overlay, "P")
        }
    }

    @Test func `P05 what is played right after closing goes on`() async {
        await story { s in
            let p = s.player("P")
            let a = s.view("A", p)
            await s.start(a)
            a.remove()
            await s.run()
            s.pictureInPicture.close()
            p.load("Y")
            p.play()
            await s.run()
            s.expect(p.content, "Y")
            s.expect(p.isPlaying)
            s.expect(p.pauses.map(\.cause), [.library])
        }
    }

    @Test func `P07 the status names the player that is in the overlay, whoever else plays`() async
    {
        await story { s in
            let p = s.player("P")
            let q = s.player("Q")
            let a = s.view("A", p)
            _ = s.view("B", q)
            await s.start(a)
            s.user.playOrPauseInOverlay()
            await s.run()
            s.expect(q.isPlaying)
            s.expect(s.pictureInPicture.status.source?.player, p.id)
        }
    }
}
