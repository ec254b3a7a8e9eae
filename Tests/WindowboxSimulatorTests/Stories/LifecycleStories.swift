// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import Windowbox
import WindowboxSimulator

@MainActor
struct LifecycleStories {
    @Test func `F01 coming back ends it where the view is on screen`() async {
        for isManual in [false, true] {
            await story { s in
                let p = s.player("P")
                let a = s.view("A", p)
                if isManual { await s.start(a) }
                s.user.leaveApp()
                await s.run()
                s.expect(s.overlay, "P")
                s.user.returnToApp()
                await s.run()
                s.expect(s.endings, [.returnedToForeground])
                s.expect(a.picture, .video)
                s.expect(p.pauses, [])
            }
        }
    }

    @Test func `F01 coming back keeps it where there is no view, and restoring brings one`() async {
        await story { s in
            s.app.habits.dismissal = .atDidStart
            s.app.open("X")
            s.user.leaveApp()
            await s.run()
            s.user.returnToApp()
            await s.run()
            s.expect(s.overlay, "X")
            s.expect(s.app.orders, [.dismiss])
            s.user.restoreFromOverlay()
            await s.run()
            s.expect(s.app.screen?.picture, .video)
            s.expect(s.app.model?.player.pauses, [])
        }
    }

    @Test func `F02 after coming back the view has its video`() async {
        for pip in [false, true] {
            await story { s in
                let p = s.player("P")
                let a = s.view("A", p, pip: pip)
                s.user.leaveApp()
                await s.run(60_000)
                s.user.returnToApp()
                await s.run()
                s.expect(a.picture, .video)
                s.expect(p.pauses, [])
            }
        }
    }

    @Test func `F05 what is said of playback is read off the player`() async {
        await story { s in
            let p = s.player("P")
            _ = s.view("A", p, pip: false)
            let b = s.view("B", p)
            s.simulation.scene.onPhase = { if $0 == .background { p.pause() } }
            b.isOnScreen = false
            s.user.leaveApp()
            await s.run()
            s.user.returnToApp()
            b.isOnScreen = true
            await s.run()
            s.expect(p.isPlaying, false)
            s.expect(s.pictureInPicture.status.armed?.start, .never)
            p.play()
            s.expect(s.pictureInPicture.status.armed?.start, .onLeaving)
        }
    }

    @Test func `F08 taking the view away on purpose pauses nothing`() async {
        await story { s in
            let p = s.player("P")
            let a = s.view("A", p)
            s.user.leaveApp()
            await s.run()
            s.user.restoreFromOverlay()
            await s.run()
            a.player = nil
            await s.run(60_000)
            s.expect(p.pauses, [])
            s.expect(a.picture, .nothing)
            a.player = p
            s.expect(a.picture, .video)
        }
    }

    @Test func `F09 a hundred returns at any moment, then another video`() async {
        // Where it stands when it is interrupted depends on the system; how it looks in the
        // end does not.
        await story(under: [SystemParameters(), SystemParameters(stopOrder: .willStopFirst)]) { s in

            let p = s.player("P")
            let a = s.view("A", p)
            var delay = 7
            for _ in 1...100 {
                s.pictureInPicture.start(from: a.id)
                await s.run(delay)
                s.user.leaveApp()
                delay = delay * 421 % 997
                await s.run(delay)
                s.user.returnToApp()
                delay = delay * 421 % 997
                await s.run(delay)
            }
            let b = s.view("B", s.player("Q", isPlaying: false))
            await s.run()
            s.pictureInPicture.close()
            await s.run()
            s.expect(b.picture, .video)
            s.expect(a.picture, .video)
            s.expect(p.pauses, [])
            s.expect(s.endings.isEmpty, false)
        } comparing: {
            $0.pictures
        }
    }
}
