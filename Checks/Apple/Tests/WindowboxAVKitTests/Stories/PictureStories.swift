// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import AVKit
import SimulatedDevice
import Testing
import WindowboxSimulator

@testable import WindowboxAVKit

extension AppleTests {
    @MainActor
    struct PictureStories {
        @Test func `S06 a paused video goes into AVKit's overlay with its picture, paused`() async {
            await story { w in
                let p = w.player("P", isPlaying: false)
                let a = w.show("A", p)
                await w.start(a)
                w.expect(w.overlayContent, "P")
                w.expect(p.timeControlStatus, .paused)
                await w.restore()
                w.expect(a.picture, .video)
                w.expect(p.timeControlStatus, .paused)
                w.expect(p.loads, ["P"])
            }
        }

        @Test func `O12 a view on screen is never without a picture, there and back`() async {
            await story { w in
                let a = w.show("A", w.player("P"))
                await w.run()
                w.expect(a.picture, .video)
                var black = 0
                w.device.watch { [weak a] in
                    guard let a, a.isOnScreen, a.picture == .nothing else { return }
                    black += 1
                }
                await w.start(a)
                w.expect(a.picture, .placeholder)
                await w.restore()
                w.expect(a.picture, .video)
                await w.start(a)
                w.service.stop()
                await w.run()
                w.expect(a.picture, .video)
                await w.start(a)
                await w.close()
                w.expect(a.picture, .video)
                w.expect(black, 0)
            }
        }

        @Test func `Y01 media controls are for what is in AVKit's overlay`() async {
            await story { w in
                let p = w.player("P")
                let a = w.show("A", p)
                await w.start(a)
                _ = w.show("B", w.player("Q", isPlaying: false))
                await w.run()
                w.expect(w.status.nowPlaying, w.platform.players.id(of: p))
                await w.close()
            }
        }

        @Test func `Y02 the display is to stay awake while AVKit shows what plays`() async {
            await story { w in
                let p = w.player("P")
                let a = w.show("A", p)
                await w.start(a)
                w.expect(w.status.keepsDisplayAwake)
                p.pause(by: .user)
                await w.run()
                w.expect(w.status.keepsDisplayAwake, false)
            }
        }
    }
}
