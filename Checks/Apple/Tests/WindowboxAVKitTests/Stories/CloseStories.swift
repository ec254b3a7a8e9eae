// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import SimulatedDevice
import Testing
import WindowboxSimulator

@testable import WindowboxAVKit

extension AppleTests {
    @MainActor
    struct CloseStories {
        @Test func `K01 closing AVKit's overlay and restoring from it end differently`() async {
            for closes in [true, false] {
                await story { w in
                    await w.start("X")
                    if closes { await w.close() } else { await w.restore() }
                    w.expect(w.app.endings, [closes ? .closed : .restored])
                    w.expect(w.app.orders.count, closes ? 1 : 2)
                }
            }
        }

        @Test func `K02 after closing AVKit's overlay nothing is heard and nothing kept`() async {
            await story { w in
                for cycle in 1...10 {
                    await w.start("X")
                    weak let player = w.overlay.player
                    w.expect(player != nil)
                    await w.close()
                    w.expect(player == nil)
                    w.expect(w.app.endings.count, cycle)
                    w.expect(w.app.endings.last, .closed)
                }
            }
        }

        @Test func `K03 closing AVKit's overlay gives the app no order`() async {
            await story { w in
                await w.start("X")
                await w.close()
                w.expect(w.app.orders, ["dismiss"])
                w.expect(w.overlay.questions, 0)
            }
        }

        @Test func `K04 closed in the background, the view has its video back and can play`() async
        {
            await story { w in
                let p = w.player("P")
                let a = w.show("A", p)
                await w.start(a)
                await w.leaveApp()
                w.expect(w.overlayContent, "P")
                await w.close()
                await w.returnToApp()
                w.expect(a.picture, .video)
                w.expect(w.status.lastEnding, .closed)
                w.expect(p.isPlaying, false)
                p.play()
                await w.run()
                w.expect(p.timeControlStatus, .playing)
            }
        }

        @Test func `K05 an app that keeps its AVPlayer is told of the close`() async {
            await story { w in
                let p = w.player("P")
                let a = w.show("A", p)
                _ = w.app
                await w.start(a)
                a.remove()
                await w.close()
                w.expect(w.app.endings, [.closed])
                w.expect(p.isPlaying, false)
            }
        }

        @Test func `K06 closing by the app answers AVKit with no and asks for no screen`() async {
            await story { w in
                await w.start("X")
                w.service.close()
                w.service.close()
                await w.run()
                w.service.close()
                w.expect(w.app.endings, [.stopped])
                w.expect(w.app.orders, ["dismiss"])
                w.expect(w.overlay.player == nil)
                w.expect(w.device.text.contains("is answered true"), false)
            }
        }

        @Test func `K06 stopping by the app brings the screen back by AVKit's request`() async {
            await story(on: .asking) { w in
                await w.start("X")
                w.service.stop()
                w.service.stop()
                await w.run()
                w.service.stop()
                w.expect(w.app.endings, [.restored])
                w.expect(w.app.orders, ["dismiss", "present X"])
                w.expect(w.app.screen?.picture, .video)
                w.expect(w.overlay.questions, 1)
            }
        }
    }
}
