// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import Windowbox
import WindowboxSimulator

@MainActor
struct StartStopStories {
    @Test func `S01 a start that is not possible changes nothing and says why`() async {
        await story { s in
            let a = s.view("A", s.player("P"))
            s.system.obstacle = "Picture in Picture is switched off in the settings."
            for _ in 1...3 {
                s.user.pressButton(of: a)
                await s.run()
            }
            s.expect(s.library("refuses: Picture in Picture is switched off").count, 3)
            s.expect(
                s.pictureInPicture.refusal(for: a.id)?.description,
                "Picture in Picture is switched off in the settings."
            )
            s.expect(s.state, .inactive)
            s.expect(s.endings, [])
            s.system.obstacle = nil
            s.expect(s.pictureInPicture.refusal(for: a.id), nil)
            await s.start(a)
            s.expect(s.overlay, "P")
        }
    }

    @Test func `S01 a video that the system does not allow leaves the others alone`() async {
        await story { s in
            let a = s.view("A", s.player("P"))
            let b = s.view("B", s.player("Q"))
            s.system.setObstacle("It plays on a television.", to: a)
            s.user.pressButton(of: a)
            await s.run()
            let refusal = Refusal.impossible("It plays on a television.")
            s.expect(s.pictureInPicture.refusal(for: a.id), refusal)
            s.expect(s.state, .inactive)
            s.expect(s.endings, [])
            await s.start(b)
            s.expect(s.overlay, "Q")
        }
    }

    @Test(arguments: Takeover.allCases)
    func `S02 another app's overlay is no crash, and losing ours gives the video back`(
        takeover: Takeover
    ) async {
        await story { s in
            let p = s.player("P")
            let a = s.view("A", p)
            s.system.nextStart = .refuse("Another app is in Picture in Picture.")
            s.user.pressButton(of: a)
            await s.run()
            s.expect(s.endings, [.failed(.refused("Another app is in Picture in Picture."))])
            s.expect(a.picture, .video)
            await s.start(a)
            s.system.takeOverlayAway(takeover)
            await s.run()
            // One that says nothing cannot be told from the user's close.
            s.expect(s.endings.last, takeover == .announced ? .replaced : .closed)
            s.expect(p.pauses.map(\.cause), takeover == .announced ? [] : [.library])
            s.expect(s.endings.count, 2)
            s.expect(a.picture, .video)
            s.expect(s.state, .inactive)
        }
    }

    @Test func `S04 toggling again ends it`() async {
        await story { s in
            let p = s.player("P")
            let a = s.view("A", p)
            await s.start(a)
            s.expect(s.overlay, "P")
            s.user.pressButton(of: a)
            await s.run()
            s.expect(s.overlay, nil)
            s.expect(a.picture, .video)
            s.expect(s.endings, [.restored])
            s.expect(p.pauses, [])
        }
    }

    @Test func `S07 an end by the app plays on, in the background and in the foreground`() async {
        await story { s in
            let p = s.player("P")
            _ = s.view("A", p)
            s.user.leaveApp()
            await s.run()
            s.pictureInPicture.close()
            await s.run()
            s.expect(s.overlay, nil)
            s.expect(p.isPlaying)
            s.expect(p.pauses, [])
        }
        await story { s in
            let p = s.player("P")
            let a = s.view("A", p)
            await s.start(a)
            s.pictureInPicture.stop()
            await s.run()
            s.expect(a.picture, .video)
            s.expect(p.pauses, [])
        }
    }

    @Test func `S08 leaving without Picture in Picture pauses nothing of the library's accord`()
        async
    {
        for pip in [false, true] {
            await story { s in
                s.pictureInPicture.policies.onLeaving = .stay
                let p = s.player("P")
                let a = s.view("A", p, pip: pip)
                s.user.leaveApp()
                await s.run(60_000)
                s.expect(s.overlay, nil)
                s.user.returnToApp()
                await s.run()
                s.expect(p.pauses, [])
                // It can still be asked for.
                await s.start(a)
                s.expect(s.overlay, pip ? "P" : nil)
            }
        }
    }

    @Test func `S08 what is paused starts by itself only if the app wants it to`() async {
        for policy in Policies.OnLeaving.allCases {
            await story { s in
                s.pictureInPicture.policies.onLeaving = policy
                let p = s.player("P", isPlaying: false)
                _ = s.view("A", p)
                s.user.leaveApp()
                await s.run()
                s.expect(s.overlay, policy == .start ? "P" : nil)
                s.expect(p.isPlaying, false)
            }
        }
    }
}
