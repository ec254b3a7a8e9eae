// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import AVKit
import SimulatedDevice
import Testing
import WindowboxSimulator

@testable import WindowboxAVKit

extension AppleTests {
    @MainActor
    struct EventStories {
        @Test func `E02 AVKit's own control tells the same, and who began it`() async {
            await story { w in
                let a = w.show("A", w.player("P"))
                _ = w.app
                await w.start(a)
                let trigger: Trigger = w.frontEnd.kind == .systemVideo ? .system : .request
                w.expect(w.status.source?.trigger, trigger)
                await w.close()
                w.expect(w.app.told, ["will start", "did start", "will stop", "did stop"])
            }
        }

        @Test func `E05 an app that pauses when its screen goes can tell that AVKit took it`()
            async
        {
            await story { w in
                w.app.onScreenGone = { model in
                    let isActive = PictureInPicture.shared.status.isActive
                    if !isActive { model.player.pause(by: .app) }
                }
                await w.start("X")
                weak let player = w.overlay.player
                w.expect(player?.pauses.isEmpty, true)
                await w.restore()
                w.expect(player?.pauses.isEmpty, true)
                let kept = w.app.model?.player
                w.app.leaveScreen()
                w.expect(kept?.pauses.map(\.cause), [.app])
            }
        }

        @Test func `M01 the next item of a queue goes on in the same overlay of AVKit's`() async {
            await story { w in
                let p = AVQueuePlayer(items: ["X", "Y"].map { AVPlayerItem(content: $0) })
                p.play()
                let a = w.show("A", p)
                await w.start(a)
                a.hide()
                await w.run()
                p.finishItem()
                await w.run()
                w.expect(w.overlayContent, "Y")
                w.expect(w.status.session, SessionNumber(rawValue: 1))
                w.expect(w.status.state, .active)
                w.expect(p.pauses.isEmpty)
            }
        }

        @Test func `M02 the next item in the AVPlayer needs no view`() async {
            await story { w in
                await w.start("X")
                await w.leaveApp()
                w.overlay.player?.replaceCurrentItem(with: AVPlayerItem(content: "Y"))
                await w.run()
                w.expect(w.overlayContent, "Y")
                w.expect(w.overlay.player?.isPlaying, true)
                w.expect(w.app.endings, [])
                w.expect(w.app.orders, ["dismiss"])
            }
        }

        @Test func `M03 the end of the AVPlayer's last item ends it, and a repeat does not`() async
        {
            for isRepeated in [true, false] {
                await story { w in
                    let p = w.player("P")
                    if isRepeated { p.actionAtItemEnd = .none }
                    let a = w.show("A", p)
                    await w.start(a)
                    a.hide()
                    await w.run()
                    p.finishItem()
                    await w.run()
                    w.expect(w.overlayContent, isRepeated ? "P" : nil)
                    w.expect(w.status.lastEnding, isRepeated ? nil : .contentEnded)
                }
            }
        }

        @Test func `M03 the end of a queue ends it, and an item that comes in time does not`()
            async
        {
            for comesInTime in [true, false] {
                await story { w in
                    let p = AVQueuePlayer(items: [AVPlayerItem(content: "X")])
                    p.play()
                    let a = w.show("A", p)
                    await w.start(a)
                    a.hide()
                    await w.run()
                    p.finishQueue()
                    await w.run(500)
                    if comesInTime {
                        p.replaceCurrentItem(with: AVPlayerItem(content: "Y"))
                        p.play()
                    }
                    await w.run()
                    w.expect(w.overlayContent, comesInTime ? "Y" : nil)
                    w.expect(w.status.lastEnding, comesInTime ? nil : .contentEnded)
                }
            }
        }

        @Test func `E07 an AVPlayer that is emptied ends it, one between two items does not`()
            async
        {
            for isEmptied in [true, false] {
                await story { w in
                    let p = w.player("P")
                    let a = w.show("A", p)
                    await w.start(a)
                    p.replaceCurrentItem(with: nil)
                    await w.run(500)
                    if !isEmptied { p.replaceCurrentItem(with: AVPlayerItem(content: "Y")) }
                    await w.run()
                    w.expect(w.overlayContent, isEmptied ? nil : "Y")
                    w.expect(w.status.state, isEmptied ? .inactive : .active)
                }
            }
        }

        @Test func `P02 of AVKit's overlay and what begins beside it one is heard`() async {
            for isMuted in [true, false] {
                await story { w in
                    let p = w.player("P")
                    let a = w.show("A", p)
                    await w.start(a)
                    let q = w.player("Q", isPlaying: false)
                    q.isMuted = isMuted
                    _ = w.show("B", q)
                    await w.run()
                    q.play()
                    await w.run()
                    w.expect(w.overlayContent, "P")
                    w.expect(p.isPlaying, isMuted)
                    q.isMuted = false
                    await w.run()
                    w.expect(p.isPlaying, false)
                    w.expect(q.isPlaying)
                }
            }
        }

        @Test func `M06 with an AVPlayer for advertisements the overlay shows what is heard`()
            async
        {
            await story { w in
                let p = w.player("P")
                let a = w.show("A", p)
                await w.run()
                p.pause(by: .app)
                let ad = w.player("ad")
                a.content.player = ad
                a.update()
                await w.start(a)
                w.expect(w.overlayContent, "ad")
                w.expect(p.isPlaying, false)
            }
        }

        @Test func `M09 an interruption of the AVPlayer ends nothing`() async {
            await story { w in
                let p = w.player("P")
                let a = w.show("A", p)
                await w.start(a)
                a.hide()
                await w.run(30_000)
                p.pause(by: .interruption)
                let position = p.position
                await w.run(60_000)
                w.expect(w.overlayContent, "P")
                p.play()
                w.expect(p.position, position)
                await w.run(1_000)
                w.expect(w.status.state, .active)
            }
        }

        @Test func `M11 without a view that supports it there is no controller of AVKit's`() async {
            await story(with: FrontEnd.custom) { w in
                let a = w.show("A", w.player("P"), pip: false)
                await w.run()
                w.expect(w.overlay.controllerCount, 0)
                // One that comes and goes meanwhile needs none either.
                let other = w.show("other", w.player("Q"), pip: false)
                await w.run()
                other.remove()
                await w.run()
                w.expect(w.overlay.controllerCount, 0)
                a.content.supportsPictureInPicture = true
                a.update()
                await w.run()
                w.expect(w.overlay.controllerCount, 1)
            }
        }
    }
}
