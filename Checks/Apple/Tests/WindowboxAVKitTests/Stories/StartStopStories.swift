// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import AVKit
import SimulatedDevice
import Testing
import WindowboxSimulator

@testable import WindowboxAVKit

extension AppleTests {
    @MainActor
    struct StartStopStories {
        @Test(arguments: [
            StartBehaviour.refuse("The app is not in the foreground."),
            .giveUp("The app is not in the foreground."), .silence,
        ])
        func `A10 a start that AVKit refuses leads back inline`(behaviour: StartBehaviour) async {
            await story(with: FrontEnd.custom) { w in
                let p = w.player("P")
                let a = w.show("A", p)
                _ = w.app
                await w.run()
                w.overlay.nextStart = behaviour
                w.press(a)
                await w.run()
                w.expect(w.status.state, .inactive)
                w.expect(w.app.endings.count, 1)
                w.expect(a.picture, .video)
                w.expect(p.pauses.isEmpty)
                if case .refuse(let reason) = behaviour {
                    w.expect(w.app.endings, [.failed(.refused(reason))])
                }
                await w.start(a)
                w.expect(w.overlayContent, "P")
            }
        }

        @Test func `A10 a start that AVKit is not ready for waits, and fails at the limit`() async {
            await story(with: FrontEnd.custom) { w in
                let a = w.show("A", w.player("P"))
                let b = w.show("B", w.player("Q"))
                _ = w.app
                await w.run()
                // The library takes this category for good enough; this device does not.
                AVAudioSession.sharedInstance().set(.playAndRecord)
                await w.run()
                // Of the one that AVKit has been given it is known, of another it is not.
                w.press(b)
                await w.run()
                w.expect(w.app.endings, [])
                w.expect(w.service.refusal(for: b.id) != nil)
                w.press(a)
                await w.run()
                w.expect(w.app.endings, [.failed(.silent)])
                w.expect(a.picture, .video)
                AVAudioSession.sharedInstance().set(.playback)
                await w.run()
                w.expect(w.overlay.player == nil)
                await w.start(a)
                w.expect(w.overlayContent, "P")
            }
        }

        @Test func `A10 a start that AVKit is not ready for begins as soon as it is`() async {
            await story(with: FrontEnd.custom) { w in
                let a = w.show("A", w.player("P"))
                _ = w.show("B", w.player("Q"))
                await w.run()
                AVAudioSession.sharedInstance().set(.playAndRecord)
                await w.run()
                w.press(a)
                await w.run(1_000)
                w.expect(w.status.state, .starting)
                w.expect(w.overlay.player == nil)
                AVAudioSession.sharedInstance().set(.playback)
                await w.run()
                w.expect(w.status.state, .active)
                w.expect(w.overlayContent, "P")
            }
        }

        @Test func `A10 AVKit may start later than it usually does`() async {
            await story(with: FrontEnd.custom) { w in
                let a = w.show("A", w.player("P"))
                await w.run()
                w.overlay.nextStart = .late(.seconds(3))
                await w.start(a)
                w.expect(w.overlayContent, "P")
            }
        }

        @Test func `A10 what AVKit starts after the limit is no ghost`() async {
            await story(with: FrontEnd.custom) { w in
                let p = w.player("P")
                let a = w.show("A", p)
                _ = w.app
                await w.run()
                w.overlay.nextStart = .late(.seconds(8))
                w.press(a)
                await w.run(6_000)
                w.expect(w.app.endings, [.failed(.silent)])
                await w.run()
                // Either it is a session like any other, or it was called off.
                w.expect(w.status.isActive, w.overlay.player != nil)
                w.expect(p.pauses.isEmpty)
            }
        }

        @Test func `S01 without AVKit's overlay nothing is made and it says why`() async {
            await story { w in
                w.overlay.support = .absent
                let a = w.show("A", w.player("P"))
                await w.run()
                for _ in 1...3 {
                    w.service.toggle(from: a.id)
                    await w.run()
                }
                w.expect(
                    w.service.refusal(for: a.id)?.description,
                    "This device has no Picture in Picture."
                )
                w.expect(w.status.state, .inactive)
                w.expect(a.picture, .video)
            }
        }

        @Test func `S02 losing AVKit's overlay to another app gives the video back`() async {
            await story { w in
                let a = w.show("A", w.player("P"))
                _ = w.app
                await w.start(a)
                w.overlay.takeAway()
                await w.run()
                w.expect(w.app.endings.count, 1)
                w.expect(a.picture, .video)
                w.expect(w.status.state, .inactive)
                await w.start(a)
            }
        }

        @Test func `S04 toggling again has AVKit end it`() async {
            await story(with: FrontEnd.custom) { w in
                let p = w.player("P")
                let a = w.show("A", p)
                await w.start(a)
                w.press(a)
                await w.run()
                w.expect(w.overlay.player == nil)
                w.expect(a.picture, .video)
                w.expect(w.status.lastEnding, .restored)
                w.expect(p.pauses.isEmpty)
            }
        }

        @Test func `S07 an end by the app plays on, before the user and behind`() async {
            for isBehind in [true, false] {
                await story { w in
                    let p = w.player("P")
                    let a = w.show("A", p)
                    await w.start(a)
                    if isBehind { await w.leaveApp() }
                    w.service.close()
                    await w.run()
                    w.expect(w.overlay.player == nil)
                    w.expect(p.isPlaying)
                    w.expect(p.pauses.isEmpty)
                    w.expect(a.picture, .video)
                }
            }
        }

        @Test func `an AVKit that does not stop what has no view any more is given another`()
            async
        {
            await story(with: FrontEnd.custom) { w in
                let a = w.show("A", w.player("P"))
                await w.start(a)
                a.remove()
                await w.run()
                w.overlay.stopping = .silence
                w.service.close()
                await w.run()
                w.expect(w.status.state, .inactive)
                w.expect(w.overlay.player == nil)
                w.overlay.stopping = .stop
                let b = w.show("B", w.player("Q"))
                #if os(tvOS)
                    await w.start(b)
                #else
                    await w.leaveApp()
                    w.expect(w.status.source?.view, b.id)
                #endif
                w.expect(w.overlayContent, "Q")
            }
        }

        @Test func `an AVKit that does not stop is given up at the limit`() async {
            await story { w in
                let a = w.show("A", w.player("P"))
                _ = w.app
                await w.start(a)
                w.overlay.stopping = .silence
                w.service.close()
                await w.run()
                w.expect(w.app.endings, [.stopped])
                w.expect(w.status.state, .inactive)
                w.overlay.stopping = .stop
                w.overlay.takeAway()
                await w.run()
                w.expect(w.app.endings, [.stopped])
                w.expect(a.picture, .video)
            }
        }

        @Test func `Y03 what is missing is said as long as it is`() async {
            await story { w in
                let a = w.show("A", w.player("P"))
                await w.run()
                Bundle.main.information = [:]
                w.expect(
                    w.service.refusal(for: a.id)?.description.contains("UIBackgroundModes"),
                    true
                )
                Bundle.main.information = ["UIBackgroundModes": ["audio"]]
                AVAudioSession.sharedInstance().set(.ambient)
                w.expect(w.service.refusal(for: a.id)?.description.contains("setCategory"), true)
                w.service.start(from: a.id)
                await w.run()
                w.expect(w.status.state, .inactive)
                AVAudioSession.sharedInstance().set(.playback)
                await w.run()
                w.expect(w.refusal(of: a), nil)
            }
        }
    }
}
