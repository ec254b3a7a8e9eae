// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import AVKit
import SimulatedDevice
import Testing
import WindowboxSimulator

@testable import WindowboxAVKit

// On a television nothing starts by itself.
#if !os(tvOS)
    extension AppleTests {
        @MainActor
        struct AutomaticStartStories {
            @Test func `A01 AVKit starts an inline view when the app is left`() async {
                await story { w in
                    let p = w.player("P")
                    let a = w.show("A", p)
                    await w.leaveApp()
                    w.expect(w.overlayContent, "P")
                    w.expect(a.picture, .placeholder)
                    w.expect(w.status.source?.trigger, .system)
                    w.expect(p.pauses.isEmpty)
                }
            }

            @Test func `A02 an app that pauses in the background can tell before AVKit starts`()
                async
            {
                await story { w in
                    let p = w.player("P")
                    _ = w.show("A", p)
                    let token = NotificationToken(UIScene.didEnterBackgroundNotification) { _ in
                        MainActor.assumeIsolated {
                            let status = PictureInPicture.shared.status
                            let goesOn = status.isActive || status.armed?.start == .onLeaving
                            if !goesOn { p.pause(by: .app) }
                        }
                    }
                    await w.leaveApp()
                    w.expect(w.overlayContent, "P")
                    w.expect(p.pauses.isEmpty)
                    withExtendedLifetime(token) {}
                }
            }

            @Test func `A03 AVKit takes the surface of now after the item has changed`() async {
                await story { w in
                    let p = w.player("P")
                    let a = w.show("A", p)
                    await w.leaveApp()
                    await w.returnToApp()
                    w.expect(w.status.lastEnding, .returnedToForeground)
                    p.replaceCurrentItem(with: AVPlayerItem(content: "Y"))
                    await w.leaveApp()
                    w.expect(w.overlayContent, "Y")
                    w.expect(a.picture, .placeholder)
                }
            }

            @Test func `A04 a view that has gone is not started by AVKit`() async {
                for isRemoved in [true, false] {
                    await story { w in
                        let a = w.show("A", w.player("P"))
                        await w.leaveApp()
                        await w.returnToApp()
                        if isRemoved { a.remove() } else { a.hide() }
                        await w.leaveApp()
                        w.expect(w.overlay.player == nil)
                        w.expect(w.status.armed, nil)
                    }
                }
            }

            @Test func `A05 views that do not support it are nothing to AVKit`() async {
                await story { w in
                    let p = w.player("P")
                    let a = w.show("A", p, pip: false)
                    await w.leaveApp()
                    w.expect(w.overlay.player == nil)
                    w.expect(a.picture, .video)
                    w.expect(a.playerController?.allowsPictureInPicturePlayback ?? false, false)
                    w.expect(p.pauses.isEmpty)
                }
            }

            @Test func `A06 a preview is not started by AVKit`() async {
                await story { w in
                    let p = w.player("P")
                    let a = w.show("A", p)
                    a.hide()
                    let preview = w.show("preview", p, pip: false)
                    await w.leaveApp()
                    w.expect(w.overlay.player == nil)
                    w.expect(preview.picture, .video)
                }
            }

            @Test func `A09 what becomes ready late is started by AVKit the first time`() async {
                await story { w in
                    let p = AVPlayer()
                    p.play()
                    _ = w.show("A", p)
                    await w.run(2_000)
                    w.expect(w.status.armed, nil)
                    p.replaceCurrentItem(with: AVPlayerItem(content: "P"))
                    await w.leaveApp()
                    w.expect(w.overlayContent, "P")
                }
            }

            @Test func `A11 of several views AVKit is given the one that plays`() async {
                await story { w in
                    let p = w.player("P")
                    let q = w.player("Q")
                    let a = w.show("A", p)
                    let b = w.show("B", q)
                    await w.run()
                    p.pause(by: .user)
                    await w.run()
                    w.expect(w.status.armed?.source.view, b.id)
                    q.pause(by: .user)
                    p.play()
                    await w.run()
                    w.expect(w.status.armed?.source.view, a.id)
                    // Two that would start are a fault that the stand-in finds.
                    await w.leaveApp()
                    w.expect(w.overlayContent, "P")
                }
            }

            @Test func `S08 a view that supports it need not start by itself`() async {
                await story { w in
                    let p = w.player("P")
                    let a = w.show("A", p)
                    a.content.canStartAutomatically = false
                    a.update()
                    await w.leaveApp()
                    w.expect(w.overlay.player == nil)
                    w.expect(p.pauses.isEmpty)
                    await w.returnToApp()
                    await w.start(a)
                    w.expect(w.overlayContent, "P")
                }
            }

            @Test func `a paused player is not started by AVKit`() async {
                await story { w in
                    let p = w.player("P", isPlaying: false)
                    let a = w.show("A", p)
                    await w.leaveApp()
                    w.expect(w.overlay.player == nil)
                    w.expect(w.status.armed?.source.view, a.id)
                    w.expect(w.status.armed?.start, .never)
                }
            }
        }
    }
#endif
