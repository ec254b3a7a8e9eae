// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import Windowbox
import WindowboxSimulator

@MainActor
struct AutomaticStartStories {
    @Test func `A01 an inline view starts when the app is left, without more ado`() async {
        await story { s in
            let a = s.view("A", s.player("P"))
            s.expect(s.pictureInPicture.status.armed?.start, .onLeaving)
            s.user.leaveApp()
            await s.run()
            s.expect(s.overlay, "P")
            s.expect(a.picture, .placeholder)
            s.expect(s.pictureInPicture.status.source?.trigger, .system)
        }
    }

    @Test func `A02 an app that pauses in the background can tell that it must not`() async {
        await story { s in
            let p = s.player("P")
            _ = s.view("A", p)
            let pictureInPicture = s.pictureInPicture
            s.simulation.scene.onPhase = { phase in
                let status = pictureInPicture.status
                let goesOn = status.isActive || status.armed?.start == .onLeaving
                if phase == .background, !goesOn { p.pause() }
            }
            s.user.leaveApp()
            await s.run()
            s.expect(s.overlay, "P")
            s.expect(p.pauses, [])
            s.pictureInPicture.close()
            await s.run()
            s.user.returnToApp()
            p.pause(by: .user)
            s.user.leaveApp()
            await s.run()
            s.expect(s.overlay, nil)
        }
    }

    @Test func `A02 between will-start and did-start nothing takes the video away`() async {
        for isDetached in [false, true] {
            await story(under: .unhurried) { s in
                let p = s.player("P")
                let a = s.view("A", p)
                s.user.leaveApp()
                await s.run(100)
                s.expect(s.state, .starting)
                p.pause()
                if isDetached { a.player = nil } else { a.isOnScreen = false }
                await s.run()
                s.expect(s.overlay, "P")
                s.expect(s.state, .active)
                s.user.playOrPauseInOverlay()
                s.expect(p.isPlaying)
            }
        }
    }

    @Test func `A02 what the system pauses in the background plays on in the overlay`() async {
        await story(under: .unhurried) { s in
            let p = s.player("P")
            _ = s.view("A", p)
            s.user.leaveApp()
            s.system.pause(p, for: .background)
            await s.run()
            s.system.pause(p, for: .background)
            s.expect(s.overlay, "P")
            s.expect(p.isPlaying)
        }
        await story { s in
            let p = s.player("P")
            _ = s.view("A", p, pip: false)
            s.user.leaveApp()
            s.system.pause(p, for: .background)
            await s.run()
            s.expect(p.isPlaying, false)
        }
    }

    @Test func `A03 what is armed follows the surface of now`() async {
        await story { s in
            let p = s.player("P")
            let a = s.view("A", p)
            s.user.leaveApp()
            await s.run()
            s.user.returnToApp()
            await s.run()
            p.hasVideo = false
            s.expect(s.pictureInPicture.status.armed, nil)
            a.player = nil
            p.load("Y")
            a.player = p
            p.hasVideo = true
            s.user.leaveApp()
            await s.run()
            s.expect(s.overlay, "P")
            s.expect(s.system.overlayPlayer?.content, "Y")
            s.expect(s.endings, [.returnedToForeground])
            s.expect(a.picture, .placeholder)
        }
    }

    @Test func `A04 a view that has gone is no longer armed`() async {
        for isRemoved in [false, true] {
            await story { s in
                let a = s.view("A", s.player("P"))
                s.user.leaveApp()
                await s.run()
                s.user.returnToApp()
                await s.run()
                if isRemoved { a.remove() } else { a.isOnScreen = false }
                s.user.leaveApp()
                await s.run()
                s.expect(s.overlay, nil)
                s.expect(s.endings, [.returnedToForeground])
            }
        }
    }

    @Test func `A05 views that do not support it never start`() async {
        await story { s in
            let p = s.player("P")
            let a = s.view("A", p, pip: false)
            s.user.leaveApp()
            await s.run()
            s.expect(s.overlay, nil)
            s.expect(p.pauses, [])
            s.expect(a.picture, .video)
            s.expect(s.library("arms"), [])
        }
        await story { s in
            let q = s.player("Q")
            await s.start("X")
            let b = s.view("B", q, pip: false)
            s.user.leaveApp()
            await s.run()
            s.expect(s.overlay, "X")
            s.expect(q.pauses, [])
            s.expect(b.picture, .video)
            s.expect(s.endings, [])
        }
    }

    @Test func `A06 a preview does not start`() async {
        await story { s in
            let p = s.player("P")
            let a = s.view("A", p)
            a.isOnScreen = false
            let preview = s.view("preview", p, pip: false)
            s.user.leaveApp()
            await s.run()
            s.expect(s.overlay, nil)
            s.expect(preview.picture, .video)
        }
    }

    @Test func `A09 what becomes ready late starts the first time`() async {
        await story { s in
            let p = s.player("P", hasVideo: false)
            _ = s.view("A", p)
            await s.run(2_000)
            s.expect(s.pictureInPicture.status.armed, nil)
            p.hasVideo = true
            s.user.leaveApp()
            await s.run()
            s.expect(s.overlay, "P")
        }
    }

    @Test(arguments: [
        StartBehaviour.refuse("The app is not in the foreground."),
        .giveUp("The app is not in the foreground."), .silence,
    ])
    func `A10 a start that fails leads back inline`(behaviour: StartBehaviour) async {
        await story { s in
            let p = s.player("P")
            let a = s.view("A", p)
            s.system.nextStart = behaviour
            s.user.pressButton(of: a)
            await s.run()
            s.expect(s.state, .inactive)
            s.expect(s.endings.count, 1)
            guard case .failed(let failure) = s.endings.first else { return s.expect(false) }
            s.expect(failure.description.isEmpty, false)
            s.expect(a.picture, .video)
            s.expect(p.pauses, [])
            s.expect(s.simulation.clock.now.offset <= .seconds(5))
            await s.start(a)
            s.expect(s.overlay, "P")
        }
    }

    @Test func `A11 of two system views one is armed, the one that plays`() async {
        await story { s in
            let p = s.player("P")
            let q = s.player("Q")
            let a = s.view("A", p, kind: .systemVideo)
            let b = s.view("B", q, kind: .systemVideo)
            s.user.use(a)
            s.expect(s.pictureInPicture.status.armed?.source.view, a.id)
            p.pause(by: .user)
            s.expect(s.pictureInPicture.status.armed?.source.view, b.id)
            s.expect(s.pictureInPicture.status.armed?.reason, .playing)
            s.user.leaveApp()
            await s.run()
            s.expect(s.overlay, "Q")
        }
    }
}
