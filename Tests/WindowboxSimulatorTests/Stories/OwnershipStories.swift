// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import Windowbox
import WindowboxSimulator

@MainActor
struct OwnershipStories {
    @Test(arguments: [true, false])
    func `O01 back from a second view of the player the first has its video`(covers: Bool) async {
        await story { s in
            let p = s.player("P")
            let a = s.view("A", p)
            let b = s.view("B", p, presentation: .fullScreen)
            if covers { a.isOnScreen = false }
            s.expect(b.picture, .video)
            s.expect(a.picture, covers ? .nothing : .video)
            b.remove()
            a.isOnScreen = true
            s.expect(a.picture, .video)
            s.expect(p.pauses, [])
        }
    }

    @Test func `O02 two views of one player both show it, whatever one of them supports`() async {
        await story { s in
            let p = s.player("P")
            let a = s.view("A", p, pip: false)
            let b = s.view("B", p, pip: false)
            s.expect([a.picture, b.picture], [.video, .video])
            a.supportsPictureInPicture = true
            s.expect([a.picture, b.picture], [.video, .video])
            await s.start(a)
            s.expect([a.picture, b.picture], [.placeholder, .video])
            s.user.restoreFromOverlay()
            await s.run()
            s.expect([a.picture, b.picture], [.video, .video])
            a.supportsPictureInPicture = false
            s.expect([a.picture, b.picture], [.video, .video])
            s.expect(p.pauses, [])
        }
    }

    @Test func `O03 what is armed falls back to the view that is still there`() async {
        await story { s in
            let a = s.view("A", s.player("P"))
            let b = s.view("B", s.player("Q"))
            s.expect([a.picture, b.picture], [.video, .video])
            s.expect(s.pictureInPicture.status.armed?.source.view, b.id)
            s.expect(s.pictureInPicture.status.armed?.reason, .lastShown)
            b.remove()
            s.expect(s.pictureInPicture.status.armed?.source.view, a.id)
            s.user.leaveApp()
            await s.run()
            s.expect(s.overlay, "P")
        }
    }

    @Test func `O04 the view of the same player gets the video back`() async {
        await story { s in
            let p = s.player("P")
            let a = s.view("A", p)
            let b = s.view("B", s.player("Q"))
            await s.start(b)
            s.expect([a.picture, b.picture], [.video, .placeholder])
            s.pictureInPicture.stop()
            await s.run()
            s.expect([a.picture, b.picture], [.video, .video])
            s.expect(s.simulation.outcome.restorations, 0)
            s.expect(p.pauses, [])
        }
    }

    @Test func `O05 the overlay borrows the surface that is on screen`() async {
        await story { s in
            let a = s.view("A", s.player("P"))
            await s.start(a)
            s.user.restoreFromOverlay()
            await s.run()
            s.expect(a.picture, .video)
            let made = s.simulation.transcript.count { $0.what.hasPrefix("makes") }
            s.expect(made, 1)
        }
    }

    @Test func `O09 after one video's round trip the others still work`() async {
        await story { s in
            let a = s.view("A", s.player("P"))
            let q = s.player("Q", isPlaying: false)
            let b = s.view("B", q)
            let c = s.view("C", s.player("R", isPlaying: false))
            await s.start(a)
            s.user.restoreFromOverlay()
            await s.run()
            q.play()
            s.expect(s.pictureInPicture.refusal(for: b.id), nil)
            s.expect(s.pictureInPicture.refusal(for: c.id), nil)
            await s.start(b)
            s.expect(s.overlay, "Q")
            s.expect([a.picture, b.picture, c.picture], [.video, .placeholder, .video])
        }
    }

    @Test func `O13 from the small view and back it starts from what is on screen`() async {
        await story { s in
            let p = s.player("P")
            let a = s.view("A", p)
            let small = s.view("small", p, pip: false)
            a.isOnScreen = false
            small.isOnScreen = false
            a.isOnScreen = true
            s.expect(s.pictureInPicture.status.armed?.source.view, a.id)
            await s.start(a)
            s.expect(s.overlay, "P")
            s.expect(a.picture, .placeholder)
        }
    }

    @Test func `O14 from one kind of view to the other and back without a pause`() async {
        for (first, second) in [
            (VideoViewKind.video, VideoViewKind.systemVideo), (.systemVideo, .video),
        ] {
            await story { s in
                let p = s.player("P")
                let a = s.view("A", p, kind: first)
                await s.start(a)
                a.remove()
                let b = s.view("B", p, kind: second)
                await s.run()
                s.expect(b.picture, .video)
                s.expect(s.endings, [.restored])
                await s.start(b)
                s.expect(s.pictureInPicture.status.source?.kind, second)
                s.expect(p.pauses, [])
                s.expect(p.loads, ["P"])
            }
        }
    }
}
