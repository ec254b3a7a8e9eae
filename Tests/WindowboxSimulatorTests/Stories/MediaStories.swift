// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import Windowbox
import WindowboxSimulator

@MainActor
struct MediaStories {
    @Test func `M01 the next item goes on in the same overlay`() async {
        await story { s in
            let p = s.player("P")
            _ = s.view("A", p)
            s.user.leaveApp()
            await s.run()
            p.hasVideo = false
            p.load("Y")
            await s.run(500)
            p.hasVideo = true
            await s.run()
            s.expect(s.system.overlayPlayer?.content, "Y")
            s.expect(s.pictureInPicture.status.session, SessionNumber(rawValue: 1))
            s.expect(s.state, .active)
            s.expect(p.pauses, [])
        }
    }

    @Test func `M02 the next item needs no view`() async {
        await story { s in
            await s.start("X")
            s.user.leaveApp()
            await s.run()
            s.system.overlayPlayer?.load("Y")
            await s.run()
            s.expect(s.system.overlayPlayer?.content, "Y")
            s.expect(s.system.overlayPlayer?.isPlaying, true)
            s.expect(s.endings, [])
        }
    }

    @Test func `M03 the end of the last item ends it, and a repeat does not`() async {
        for isRepeated in [false, true] {
            await story { s in
                let p = s.player("P")
                let a = s.view("A", p)
                await s.start(a)
                a.isOnScreen = false
                if isRepeated { p.seek(to: .zero) } else { p.end() }
                await s.run()
                s.expect(s.overlay, isRepeated ? "P" : nil)
                s.expect(s.endings, isRepeated ? [] : [.contentEnded])
                s.expect(s.simulation.outcome.restorations, 0)
            }
        }
    }

    @Test func `M05 after a change of quality it starts with the surface of now`() async {
        await story { s in
            let p = s.player("P")
            let a = s.view("A", p)
            p.hasVideo = false
            a.player = nil
            a.player = p
            p.hasVideo = true
            await s.start(a)
            s.expect(s.overlay, "P")
            s.expect(p.pauses, [])
        }
    }

    @Test func `M06 with a player for advertisements the overlay shows what is heard`() async {
        await story { s in
            let p = s.player("P")
            let a = s.view("A", p)
            p.pause()
            let ad = s.player("ad")
            a.player = ad
            await s.start(a)
            s.expect(s.overlay, "ad")
            s.expect(s.simulation.outcome.playing, ["ad"])
        }
    }

    @Test func `M09 an interruption ends nothing, and playback goes on where it was`() async {
        await story { s in
            let p = s.player("P")
            let a = s.view("A", p)
            await s.start(a)
            a.isOnScreen = false
            await s.run(30_000)
            let position = p.position
            s.system.interrupt(p)
            await s.run(60_000)
            s.expect(s.overlay, "P")
            p.play()
            s.expect(p.position, position)
            await s.run(1_000)
            s.expect(p.position, position + .seconds(1))
            s.expect(s.state, .active)
        }
    }
}
