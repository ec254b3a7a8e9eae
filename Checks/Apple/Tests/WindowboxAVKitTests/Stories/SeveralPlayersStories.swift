// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import AVKit
import SimulatedDevice
import Testing
import WindowboxSimulator

@testable import WindowboxAVKit

extension AppleTests {
    @MainActor
    struct SeveralPlayersStories {
        @Test func `P01 another video in AVKit's overlay replaces, and restores nothing`() async {
            await story { w in
                let q = w.player("Q")
                await w.start("X")
                let b = w.show("B", q)
                await w.start(b)
                await w.run()
                w.expect(w.overlayContent, "Q")
                w.expect(w.app.endings, [.replaced])
                w.expect(w.app.orders, ["dismiss"])
                w.expect(w.app.restored, [])
                w.expect(q.pauses.isEmpty)
                w.expect(b.picture, .placeholder)
            }
        }

        @Test func `P05 what is played right after closing goes on in the AVPlayer`() async {
            // A pause that AVKit makes late cannot be told from one that the app makes.
            await story(on: DeviceTraits.allKnown.filter { $0.surfaceLoss == .playsOn }) { w in
                let p = w.player("P")
                let a = w.show("A", p)
                await w.start(a)
                a.remove()
                await w.run()
                w.service.close()
                p.replaceCurrentItem(with: AVPlayerItem(content: "Y"))
                p.play()
                await w.run()
                w.expect(p.isPlaying)
                w.expect(p.pauses.map(\.cause), [.library])
            }
        }

        @Test func `TV1 a swap restores the one and starts the other, both playing on`() async {
            for frontEnd in FrontEnd.system {
                await story { w in
                    w.service.policies.audiblePlayers = .all
                    await w.start("Q")
                    weak let q = w.overlay.player
                    let p = w.player("P")
                    let full = w.screen("full", frontEnd, p, presentation: .fullScreen)
                    await w.run()
                    w.press(full)
                    await w.run()
                    w.expect(w.overlayContent, "P")
                    w.expect(w.app.screen?.picture, .video)
                    w.expect(w.app.model?.player === q && q != nil)
                    w.expect(w.app.restored.count, 1)
                    w.expect(w.app.endings, [.restored])
                    w.expect([p.isPlaying, q?.isPlaying], [true, true])
                    w.expect(p.pauses.isEmpty && q?.pauses.isEmpty == true)
                }
            }
        }

        @Test func `TV2 opening what is in AVKit's overlay starts no second playback`() async {
            await story { w in
                await w.start("X")
                w.app.open("X", presentation: .fullScreen)
                await w.run()
                w.expect(w.app.model?.player.loads, ["X"])
                w.expect(w.app.model?.player.isPlaying, true)
                w.expect(w.app.endings, [.restored])
            }
        }

        @Test func `TV3 where AVKit cannot, its control and ours do nothing`() async {
            await story { w in
                let p = w.player("P")
                let a = w.show("A", p)
                await w.run()
                AVAudioSession.sharedInstance().set(.ambient)
                await w.run()
                w.press(a)
                await w.run()
                w.expect(w.status.state, .inactive)
                w.expect(a.picture, .video)
                w.expect(p.pauses.isEmpty)
            }
        }
    }
}
