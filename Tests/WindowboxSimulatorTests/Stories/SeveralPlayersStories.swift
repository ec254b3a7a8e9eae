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

    @Test func `P02 of what is in the overlay and what begins beside it one is heard`() async {
        await story { s in
            let p = s.player("P")
            let a = s.view("A", p)
            await s.start(a)
            a.remove()
            let q = s.player("Q", isPlaying: false)
            _ = s.view("B", q)
            q.play()
            await s.run()
            s.expect(s.overlay, "P")
            s.expect(s.simulation.outcome.playing, ["Q"])
            s.user.playOrPauseInOverlay()
            await s.run()
            s.expect(s.simulation.outcome.playing, ["P"])
            s.expect([p, q].map { $0.pauses.map(\.cause) }, [[.library], [.library]])
            s.expect(s.endings, [])
        }
    }

    @Test(arguments: [false, true])
    func `P02 both are heard if the app wants that, or if one is muted`(isMuted: Bool) async {
        await story { s in
            if !isMuted { s.pictureInPicture.policies.audiblePlayers = .all }
            let p = s.player("P")
            await s.start(s.view("A", p))
            let q = s.player("Q", isPlaying: false)
            q.isMuted = isMuted
            _ = s.view("B", q)
            q.play()
            await s.run()
            s.expect(s.simulation.outcome.playing, ["P", "Q"])
            s.user.playOrPauseInOverlay()
            s.user.playOrPauseInOverlay()
            s.expect(s.simulation.outcome.playing, ["P", "Q"])
            // Once it is heard, the other one is not.
            guard isMuted else { return }
            q.isMuted = false
            s.expect(s.simulation.outcome.playing, ["Q"])
        }
    }

    @Test func `P03 on leaving the one starts that plays and may`() async {
        for isSupported in [false, true] {
            await story { s in
                let p = s.player("P")
                let q = s.player("Q")
                _ = s.view("A", p)
                let b = s.view("B", q, pip: isSupported)
                b.canStartPictureInPictureAutomatically = false
                p.pause(by: .user)
                s.user.leaveApp()
                await s.run()
                s.expect(s.overlay, nil)
                s.user.returnToApp()
                p.play()
                s.expect(
                    s.pictureInPicture.status.armed?.reason,
                    isSupported ? .startsAutomatically : .only
                )
                s.user.leaveApp()
                await s.run()
                s.expect(s.overlay, "P")
                s.expect(q.pauses, [])
                // By its button the other one starts all the same.
                s.user.returnToApp()
                await s.run()
                await s.start(b)
                s.expect(s.overlay, isSupported ? "Q" : nil)
            }
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

    @Test func `P05 a pause that the system makes late does not stop what plays now`() async {
        await story { s in
            let p = s.player("P")
            let a = s.view("A", p)
            await s.start(a)
            a.remove()
            await s.run()
            s.pictureInPicture.close()
            p.load("Y")
            p.play()
            s.system.pause(p, for: .surfaceLost)
            s.expect(p.isPlaying)
            await s.run()
            s.expect(s.endings, [.stopped])
            s.system.pause(p, for: .surfaceLost)
            s.expect(p.content, "Y")
            s.expect(p.isPlaying)
        }
    }

    @Test func `P07 media controls act upon what is in the overlay, whoever else plays`() async {
        await story { s in
            let p = s.player("P")
            let q = s.player("Q", isPlaying: false)
            q.isMuted = true
            let a = s.view("A", p)
            let b = s.view("B", q)
            q.play()
            s.user.use(a)
            p.pause(by: .user)
            s.expect(s.pictureInPicture.status.nowPlaying, p.id)
            await s.start(a)
            s.expect(q.isPlaying)
            s.expect(s.pictureInPicture.status.nowPlaying, p.id)
            s.expect(s.pictureInPicture.status.source?.player, p.id)
            s.user.use(b)
            s.expect(s.pictureInPicture.status.nowPlaying, p.id)
            s.user.restoreFromOverlay()
            await s.run()
            s.user.use(b)
            s.expect(s.pictureInPicture.status.nowPlaying, q.id)
        }
    }
}
