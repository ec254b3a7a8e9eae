// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import AVKit
import SimulatedDevice
import Testing
import WindowboxSimulator

@testable import WindowboxAVKit

extension AppleTests {
    @MainActor
    struct OwnershipStories {
        @Test(arguments: [true, false])
        func `O01 back from a second view of the AVPlayer the first has its picture`(
            covers: Bool
        ) async {
            await story { w in
                let p = w.player("P")
                let a = w.show("A", p)
                await w.run()
                let b = w.show("B", p, presentation: .fullScreen)
                if covers { a.hide() }
                await w.run()
                w.expect(b.picture, .video)
                b.remove()
                if covers { a.show() }
                await w.run()
                w.expect(a.picture, .video)
                w.expect(p.pauses.isEmpty)
            }
        }

        @Test func `O02 two views of one AVPlayer both show it where AVFoundation draws both`()
            async
        {
            await story(on: DeviceTraits.allKnown.filter { $0.layers == .all }) { w in
                let p = w.player("P")
                let a = w.show("A", p)
                let b = w.show("B", p, pip: false)
                await w.run()
                w.expect([a.picture, b.picture], [.video, .video])
                await w.start(a)
                w.expect([a.picture, b.picture], [.placeholder, .video])
                await w.restore()
                w.expect([a.picture, b.picture], [.video, .video])
                w.expect(p.pauses.isEmpty)
            }
        }

        @Test func `O03 what AVKit would take falls back to the view that is still there`() async {
            await story { w in
                let a = w.show("A", w.player("P"))
                let b = w.show("B", w.player("Q"))
                await w.run()
                w.expect([a.picture, b.picture], [.video, .video])
                w.expect(w.status.armed?.source.view, b.id)
                b.remove()
                await w.run()
                w.expect(w.status.armed?.source.view, a.id)
                await w.start(a)
                w.expect(w.overlayContent, "P")
            }
        }

        @Test func `O05 AVKit's overlay borrows the layer that is on screen`() async {
            await story { w in
                let p = w.player("P")
                let a = w.show("A", p)
                await w.start(a)
                let layer = a.layer
                w.expect(p.presentLayers.count, 1)
                await w.restore()
                w.expect(a.layer === layer && layer != nil)
                w.expect(p.presentLayers.count, 1)
                w.expect(a.picture, .video)
            }
        }

        @Test func `O06 a view that gets another AVPlayer shows none of the first one's pictures`()
            async
        {
            await story { w in
                let p = w.player("P")
                let q = w.player("Q")
                let a = w.show("A", p)
                await w.run()
                for player in [q, p, q] {
                    a.content.player = player
                    a.update()
                    _ = await w.device.run {
                        let drawn = a.layer?.drawnPlayer
                        w.expect(drawn == nil || drawn === player)
                        return false
                    }
                    w.expect(a.picture, .video)
                }
                w.expect(p.presentLayers.count, 0)
            }
        }

        @Test func `O07 the layer has the size of the view that has it`() async {
            await story { w in
                let a = w.show("A", w.player("P"))
                await w.run()
                w.expect(a.layer?.frame.size, a.controller?.view.bounds.size)
                await w.start(a)
                a.controller?.view.frame.size.height = 300
                await w.run()
                await w.restore()
                w.expect(a.layer?.frame.size.height, 300)
            }
        }

        @Test func `O09 after one video's round trip through AVKit the others still work`() async {
            await story { w in
                let q = w.player("Q", isPlaying: false)
                let a = w.show("A", w.player("P"))
                let b = w.show("B", q)
                let c = w.show("C", w.player("R", isPlaying: false))
                await w.start(a)
                await w.restore()
                q.play()
                await w.run()
                w.expect([w.refusal(of: b), w.refusal(of: c)], [nil, nil])
                await w.start(b)
                w.expect(w.overlayContent, "Q")
                w.expect([a.picture, b.picture, c.picture], [.video, .placeholder, .video])
            }
        }

        @Test func `O13 AVKit takes the layer that is on screen, and not an earlier one`() async {
            await story { w in
                let p = w.player("P")
                let a = w.show("A", p)
                await w.run()
                a.hide()
                let small = w.show("small", p, pip: false)
                await w.run()
                small.remove()
                a.show()
                await w.run()
                w.expect(a.picture, .video)
                await w.start(a)
                w.expect(w.overlayContent, "P")
                w.expect(a.picture, .placeholder)
            }
        }

        @Test func `O14 a layer and AVKit's controller are exchanged without a pause`() async {
            for second in FrontEnd.allCases {
                await story { w in
                    let p = w.player("P")
                    let a = w.show("A", p)
                    await w.start(a)
                    a.remove()
                    await w.run()
                    let b = w.screen("B", second, p)
                    await w.run()
                    w.expect(b.picture, .video)
                    w.expect(w.overlay.player == nil)
                    w.expect(p.bareMoments, 0)
                    // It would stop by itself, too, once it has nothing to show.
                    w.expect(w.device.text.contains("is asked to stop"))
                    await w.start(b)
                    w.expect(w.status.source?.kind, second.kind)
                    w.expect(p.pauses.isEmpty)
                    w.expect(p.loads, ["P"])
                }
            }
        }

        @Test func `O14 a view of the other kind that goes again at once does no harm`() async {
            for second in FrontEnd.allCases {
                await story { w in
                    let p = w.player("P")
                    let a = w.show("A", p)
                    await w.start(a)
                    a.remove()
                    await w.run()
                    let b = w.screen("B", second, p)
                    await w.run(100)
                    b.remove()
                    await w.run()
                    w.expect(w.status.state, .inactive)
                    w.expect(w.overlay.player == nil)
                    let c = w.show("C", p)
                    p.play()
                    await w.start(c)
                    w.expect(w.overlayContent, "P")
                }
            }
        }

        @Test func `O14 a view of the other kind beside the first is no disturbance`() async {
            for second in FrontEnd.allCases {
                await story(on: DeviceTraits.allKnown.filter { $0.layers == .all }) { w in
                    let p = w.player("P")
                    let a = w.show("A", p)
                    await w.start(a)
                    let b = w.screen("B", second, p)
                    await w.run()
                    w.expect(b.picture, .video)
                    b.remove()
                    await w.run()
                    w.expect(p.pauses.isEmpty)
                    w.expect(w.overlay.player == nil ? a.picture : .video, .video)
                }
            }
        }
    }
}
