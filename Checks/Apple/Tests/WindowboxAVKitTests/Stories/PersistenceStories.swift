// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import AVKit
import SimulatedDevice
import Testing
import WindowboxSimulator

@testable import Windowbox
@testable import WindowboxAVKit

extension AppleTests {
    @MainActor
    struct PersistenceStories {
        @Test(arguments: [1_000, 0])
        func `L02 a late layer and an early disappearance end nothing`(delay: Int) async {
            await story { w in
                let p = AVPlayer()
                p.play()
                let a = w.show("A", p)
                await w.run(delay)
                p.replaceCurrentItem(with: AVPlayerItem(content: "P"))
                await w.start(a)
                await w.run()
                a.hide()
                await w.run(60_000)
                w.expect(w.overlayContent, "P")
                a.remove()
                await w.run(60_000)
                w.expect(w.overlayContent, "P")
                w.expect(p.pauses.isEmpty)
                await w.close()
                w.expect(w.status.lastEnding, .closed)
            }
        }

        @Test func `L03 the AVPlayer goes with its screen`() async {
            for hasRun in [true, false] {
                await story { w in
                    if hasRun {
                        await w.start("X")
                        await w.restore()
                    } else {
                        w.app.open("X")
                        await w.run()
                    }
                    weak let player = w.app.model?.player
                    w.expect(player != nil)
                    w.app.leaveScreen()
                    await w.run()
                    w.expect(player == nil)
                }
            }
        }

        @Test func `L03 of views and players that are gone nothing is known`() async {
            await story { w in
                let a = w.show("A", w.player("P"))
                await w.start(a)
                await w.restore()
                w.expect(w.service.machines.stage.views.count, 1)
                w.expect(w.service.machines.stage.players.count, 1)
                a.remove()
                a.content.player = nil
                await w.run()
                w.expect(w.service.machines.stage.views.count, 0)
                w.expect(w.service.machines.stage.players.count, 0)
            }
        }

        @Test func `L05 leaving the screen leaves AVKit's overlay alone`() async {
            await story { w in
                w.app.dismissal = .never
                await w.start("X")
                w.app.leaveScreen()
                await w.run(60_000)
                w.expect(w.overlayContent, "X")
                w.expect(w.overlay.player?.isPlaying, true)
                await w.close()
                w.expect(w.service.persisted(PlayerModel.self) == nil)
            }
        }

        @Test func `L07 AVKit's controller does not go from within its last callback`() async {
            // That it goes so is a fault that the stand-in finds.
            await story { w in
                weak var model: PlayerModel?
                var told: [String] = []
                w.app.dismissal = .never
                w.app.onDidStop = {
                    told = model?.told ?? []
                    w.app.leaveScreen()
                }
                await w.start("X")
                model = w.app.model
                await w.close()
                w.expect(told, ["will start", "did start", "will stop", "did stop"])
                w.expect(model == nil)
            }
        }

        @Test func `L08 a change of support on screen makes no new layer`() async {
            await story { w in
                let p = w.player("P")
                let a = w.show("A", p, pip: false)
                await w.run()
                let layer = a.layer
                for isSupported in [true, false, true] {
                    a.content.supportsPictureInPicture = isSupported
                    a.update()
                    await w.run()
                }
                await w.start(a)
                a.content.supportsPictureInPicture = false
                a.update()
                await w.run()
                w.expect(w.overlayContent, "P")
                await w.restore()
                w.expect(w.status.armed, nil)
                w.expect(a.layer === layer && layer != nil)
                w.expect(a.picture, .video)
                w.expect(a.playerController?.allowsPictureInPicturePlayback ?? false, false)
                w.expect(p.pauses.isEmpty)
            }
        }

        @Test func `L09 without its scene AVKit's overlay lives on until it is closed`() async {
            await story { w in
                let p = w.player("P")
                let a = w.show("A", p)
                await w.start(a)
                UIApplication.shared.disconnect(w.scene)
                a.remove()
                p.seek(to: CMTime(seconds: 90, preferredTimescale: 1))
                await w.run()
                w.expect(w.overlayContent, "P")
                await w.close()
                w.expect(w.status.lastEnding, .closed)
                w.expect(p.isPlaying, false)
            }
        }
    }
}
