// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import AVKit
import SimulatedDevice
import Testing
import WindowboxSimulator

@testable import WindowboxAVKit

extension AppleTests {
    @MainActor
    struct RestoreStories {
        @Test(arguments: DeviceTraits.Patience.allCases)
        func `R01 AVKit has its one answer, at the limit if the app gives none`(
            patience: DeviceTraits.Patience
        ) async {
            await story(on: DeviceTraits.allKnown.map { $0.with(patience) }) { w in
                w.app.comeback = .silent
                await w.start("X")
                await w.restore()
                w.expect(w.app.endings, [.stopped])
                w.expect(w.status.state, .inactive)
                w.expect(w.device.text.contains("is answered false"))
                w.expect(w.overlay.player == nil)
            }
        }

        @Test func `R02 with a view on screen AVKit is answered without the app`() async {
            await story { w in
                let p = w.player("P")
                let a = w.show("A", p)
                await w.start(a)
                w.expect(a.picture, .placeholder)
                await w.restore()
                w.expect(a.picture, .video)
                w.expect(w.status.lastEnding, .restored)
                w.expect(w.device.text.contains("is answered true"))
                w.expect(p.pauses.isEmpty)
            }
        }

        @Test func `R04 either order of AVKit's callbacks comes to the same`() async {
            await story { w in
                await w.start("X")
                w.expect(w.app.screen == nil)
                await w.restore()
                w.expect(w.app.endings, [.restored])
                w.expect(w.app.told, ["will start", "did start", "will stop", "did stop"])
                w.expect(w.app.screen?.picture, .video)
                w.expect(w.app.orders, ["dismiss", "present X"])
                w.expect(w.app.model?.player.pauses.isEmpty, true)
            }
        }

        @Test func `R07 a screen that was left is rebuilt around the same AVPlayer`() async {
            await story { w in
                await w.start("X")
                weak let player = w.overlay.player
                w.expect(player != nil)
                await w.run(60_000)
                await w.restore()
                w.expect(w.app.model?.player === player)
                w.expect(player?.loads, ["X"])
                w.expect(player?.pauses.isEmpty, true)
                w.expect(w.app.screen?.picture, .video)
            }
        }

        @Test(arguments: [0, 100, 600])
        func `R10 AVKit's answer follows the view that has the video`(delay: Int) async {
            let habits: [PlayerApp.Comeback] = [
                .after(.milliseconds(delay)), .answeringFirst(.milliseconds(delay)),
            ]
            for habit in habits {
                // What the answer must not come before is a fault that the stand-in finds.
                await story { w in
                    w.app.comeback = habit
                    await w.start("X")
                    await w.restore()
                    w.expect(w.app.endings, [.restored])
                    w.expect(w.app.screen?.picture, .video)
                    w.expect(w.app.model?.player.pauses.isEmpty, true)
                }
            }
        }

        @Test func `R10 AVKit is told no if no view comes`() async {
            await story(on: .patient) { w in
                w.app.comeback = .answeringFirst(.seconds(60))
                await w.start("X")
                w.overlay.pressRestore()
                await w.run(4_500)
                w.expect(w.device.text.contains("is answered"), false)
                await w.run(10_000)
                w.expect(w.app.endings, [.stopped])
                w.expect(w.device.text.contains("is answered false"))
            }
        }

        @Test func `R10 where AVKit waits no longer it ends, and the app need not go on`() async {
            await story(on: .impatient) { w in
                w.app.comeback = .after(.seconds(4))
                await w.start("X")
                w.overlay.pressRestore()
                await w.run(2_500)
                w.expect(w.app.endings, [])
                await w.run(1_400)
                w.expect(w.app.endings, [.stopped])
                await w.run()
                w.expect(w.app.orders, ["dismiss"])
                w.expect(w.overlay.player == nil)
            }
        }

        @Test func `R11 what began over the whole screen is offered so`() async {
            await story { w in
                let screen = w.app.open("X", presentation: .fullScreen)
                await w.start(screen)
                await w.run()
                await w.restore()
                w.expect(w.app.restored.map(\.presentation), [.fullScreen])
                w.expect(w.app.screen?.content.presentation, .fullScreen)
                w.expect(w.app.endings, [.restored])
            }
        }

        @Test func `R14 the position goes on with one AVPlayer`() async {
            await story { w in
                await w.start("X")
                await w.run(120_000)
                let position = w.overlay.player?.position ?? .zero
                w.expect(position >= .seconds(120))
                await w.restore()
                w.expect((w.app.model?.player.position ?? .zero) >= position)
                w.expect(w.app.model?.player.loads, ["X"])
            }
        }

        @Test func `R15 opening what is in AVKit's overlay takes it over`() async {
            await story { w in
                await w.start("X")
                weak let player = w.overlay.player
                let screen = w.app.open("X")
                await w.run()
                w.expect(w.app.model?.player === player && player != nil)
                w.expect(player?.pauses.isEmpty, true)
                w.expect(screen.picture, .video)
                w.expect(w.overlay.player == nil)
                w.expect(w.app.endings, [.restored])
                w.expect(w.app.orders, ["dismiss"])
            }
        }

        @Test func `R16 other content in the same AVPlayer takes over, and plays`() async {
            await story { w in
                let p = w.player("P")
                let a = w.show("A", p)
                await w.start(a)
                a.remove()
                await w.run()
                p.replaceCurrentItem(with: AVPlayerItem(content: "Y"))
                let b = w.show("B", p)
                await w.run()
                w.expect(b.picture, .video)
                w.expect(w.overlay.player == nil)
                w.expect(p.isPlaying)
                w.expect(p.pauses.isEmpty)
                w.expect(w.status.lastEnding, .restored)
            }
        }
    }
}

extension DeviceTraits {
    func with(_ patience: Patience) -> DeviceTraits {
        var traits = self
        traits.patience = patience
        return traits
    }
}
