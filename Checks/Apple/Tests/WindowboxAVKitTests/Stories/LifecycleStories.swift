// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import AVKit
import SimulatedDevice
import Testing
import WindowboxSimulator

@testable import WindowboxAVKit

extension AppleTests {
    @MainActor
    struct LifecycleStories {
        @Test func `F01 coming back has AVKit end it where the view is on screen`() async {
            await story { w in
                let p = w.player("P")
                let a = w.show("A", p)
                await w.start(a)
                await w.leaveApp()
                w.expect(w.overlayContent, "P")
                await w.returnToApp()
                w.expect(w.status.lastEnding, .returnedToForeground)
                w.expect(a.picture, .video)
                w.expect(p.pauses.isEmpty)
            }
        }

        @Test func `F01 coming back keeps AVKit's overlay where there is no view`() async {
            await story { w in
                await w.start("X")
                await w.leaveApp()
                await w.returnToApp()
                w.expect(w.overlayContent, "X")
                w.expect(w.app.orders, ["dismiss"])
                await w.restore()
                w.expect(w.app.screen?.picture, .video)
                w.expect(w.app.model?.player.pauses.isEmpty, true)
            }
        }

        @Test func `F01 coming back to another scene keeps AVKit's overlay`() async {
            await story { w in
                let a = w.show("A", w.player("P"))
                await w.start(a)
                let other = UIApplication.shared.addScene()
                await w.leaveApp()
                w.overlay.leaveApp([other])
                w.overlay.returnToApp([other])
                await w.run()
                w.expect(w.overlayContent, "P")
                await w.returnToApp()
                w.expect(w.overlay.player == nil)
                w.expect(a.picture, .video)
            }
        }

        #if !os(tvOS)
            @Test func `F01 coming back before the app is behind ends it as well`() async {
                let devices = DeviceTraits.allKnown.filter {
                    $0.system.automaticStart == .beforeBackground
                }
                await story(on: devices) { w in
                    let p = w.player("P")
                    let a = w.show("A", p)
                    await w.run()
                    w.overlay.glanceAtSwitcher([w.scene])
                    await w.run()
                    w.expect(w.overlay.player == nil)
                    w.expect(w.status.lastEnding, .returnedToForeground)
                    w.expect(a.picture, .video)
                    w.expect(p.pauses.isEmpty)
                }
            }
        #endif

        @Test func `F02 after coming back the view has its layer's picture`() async {
            for pip in [true, false] {
                await story { w in
                    let p = w.player("P")
                    let a = w.show("A", p, pip: pip)
                    await w.leaveApp()
                    await w.run(60_000)
                    await w.returnToApp()
                    w.expect(a.picture, .video)
                    w.expect(p.pauses.isEmpty)
                }
            }
        }

        @Test func `F04 the audio session is never set by the library`() async {
            await story { w in
                // That it is not set is looked at after each story.
                let a = w.show("A", w.player("P"))
                await w.leaveApp()
                AVAudioSession.sharedInstance().set(.soloAmbient)
                await w.returnToApp()
                w.expect(AVAudioSession.sharedInstance().category, .soloAmbient)
                w.expect(a.picture, .video)
            }
        }

        @Test func `F05 what is said of playback is read off the AVPlayer`() async {
            await story { w in
                let p = w.player("P")
                let a = w.show("A", p)
                await w.run()
                p.pause(by: .interruption)
                await w.run()
                w.expect(w.status.armed?.source.view, a.id)
                w.expect(w.status.armed?.start, .never)
                p.play()
                await w.run()
                w.expect(w.status.armed?.start, .onLeaving)
            }
        }

        @Test func `F08 taking the AVPlayer from the view pauses nothing`() async {
            await story { w in
                let p = w.player("P")
                let a = w.show("A", p)
                await w.start(a)
                await w.restore()
                a.content.player = nil
                a.update()
                await w.run(60_000)
                w.expect(p.pauses.isEmpty)
                w.expect(a.picture, .nothing)
                a.content.player = p
                a.update()
                await w.run()
                w.expect(a.picture, .video)
            }
        }

        @Test func `F09 a hundred returns at any moment of AVKit's, then another video`() async {
            let devices = [DeviceTraits].unhurried.filter { $0.layers == .all }
            await story(with: FrontEnd.custom, on: devices) { w in
                let p = w.player("P")
                let a = w.show("A", p)
                await w.run()
                var delay = 7
                for _ in 1...100 {
                    w.service.start(from: a.id)
                    await w.run(delay)
                    w.overlay.leaveApp([w.scene])
                    delay = delay * 421 % 997
                    await w.run(delay)
                    w.overlay.returnToApp([w.scene])
                    delay = delay * 421 % 997
                    await w.run(delay)
                }
                let b = w.show("B", w.player("Q"))
                await w.run()
                w.service.close()
                await w.run()
                w.expect([a.picture, b.picture], [.video, .video])
                // It was paused at most for what began beside it.
                w.expect(p.pauses.allSatisfy { $0.cause == .library } && p.pauses.count <= 1)
            }
        }
    }
}
