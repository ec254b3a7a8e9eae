// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import Windowbox
import WindowboxSimulator

@MainActor
struct LifecycleStories {
    @Test(arguments: Policies.OnReturn.allCases, [false, true])
    func `F01 coming back ends it where the view is on screen, if the app wants that`(
        policy: Policies.OnReturn,
        isManual: Bool
    ) async {
        let isKept = policy == .keep || (policy == .stopIfStartedBySystem && isManual)
        await story { s in
            s.pictureInPicture.policies.onReturn = policy
            let p = s.player("P")
            let a = s.view("A", p)
            if isManual { await s.start(a) }
            s.user.leaveApp()
            await s.run()
            s.expect(s.overlay, "P")
            s.user.returnToApp()
            await s.run()
            s.expect(s.endings, isKept ? [] : [.returnedToForeground])
            s.expect(s.overlay, isKept ? "P" : nil)
            s.expect(a.picture, isKept ? .placeholder : .video)
            s.expect(p.pauses, [])
        }
    }

    @Test func `F01 coming back keeps it where there is no view, and restoring brings one`() async {
        await story { s in
            s.app.habits.dismissal = .atDidStart
            s.app.open("X")
            s.user.leaveApp()
            await s.run()
            // What is on screen now shows something else.
            _ = s.view("B", s.player("Q", isPlaying: false))
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

    @Test func `F04 at each start and each return an app can assert its audio session anew`() async
    {
        await story { s in
            var asserted: [String] = []
            let p = s.player("P")
            _ = s.view("A", p)
            let pictureInPicture = s.pictureInPicture
            let app = Beginnings(pictureInPicture) {
                // What is to be heard is known by then.
                if pictureInPicture.status.nowPlaying == p.id { asserted.append("start") }
            }
            s.simulation.scene.onPhase = {
                guard $0 == .foreground, pictureInPicture.status.nowPlaying == p.id else { return }
                asserted.append("return")
            }
            for _ in 1...2 {
                s.user.leaveApp()
                await s.run()
                s.user.returnToApp()
                await s.run()
            }
            s.expect(asserted, ["start", "return", "start", "return"])
            s.expect(app.count, 2)
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
            // As systems do when what drew a player is gone.
            s.system.pause(p, for: .surfaceLost)
            s.expect(p.isPlaying)
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

/// An app that does something whenever Picture in Picture begins.
@MainActor
private final class Beginnings: PictureInPictureDelegate {
    private(set) var count = 0
    private let onWillStart: () -> Void

    init(_ pictureInPicture: PictureInPicture, onWillStart: @escaping () -> Void) {
        self.onWillStart = onWillStart
        pictureInPicture.delegate = self
    }

    func pictureInPictureWillStart(from source: Source) {
        count += 1
        onWillStart()
    }
}
