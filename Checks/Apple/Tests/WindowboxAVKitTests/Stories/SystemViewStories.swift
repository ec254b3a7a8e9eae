// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import AVKit
import SimulatedDevice
import Testing
import WindowboxSimulator

@testable import WindowboxAVKit

extension AppleTests {
    @MainActor
    struct SystemViewStories {
        @Test func `V01 AVKit pauses an inline system view that goes before its overlay is up`()
            async
        {
            await story(with: FrontEnd.system) { w in
                w.app.dismissal = .atWillStart
                await w.start("X")
                w.expect(w.overlay.player?.pauses.isEmpty, false)
            }
            await story(with: FrontEnd.system) { w in
                w.app.dismissal = .whenTold
                await w.start("X")
                w.expect(w.overlay.player?.pauses.isEmpty, true)
                w.expect(w.app.sources.map(\.kind), [.systemVideo])
            }
        }

        #if !os(tvOS)
            @Test func `V02 from AVKit's own full screen the result is the same as from inline`()
                async
            {
                await story(with: FrontEnd.system) { w in
                    let p = w.player("P")
                    let a = w.show("A", p)
                    await w.run()
                    guard let controller = a.playerController else { return w.expect(false) }
                    w.overlay.enterFullScreen(controller, givesUp: true)
                    await w.run()
                    w.expect(w.status.armed?.source.presentation, .inline)
                    w.overlay.enterFullScreen(controller)
                    await w.run()
                    w.expect(w.status.armed?.source.presentation, .fullScreen)
                    await w.leaveApp()
                    w.expect(w.overlayContent, "P")
                    w.expect(w.status.source?.presentation, .fullScreen)
                    await w.returnToApp()
                    w.expect(a.picture, .video)
                    w.overlay.leaveFullScreen(controller, givesUp: true)
                    await w.run()
                    w.expect(w.status.armed?.source.presentation, .fullScreen)
                    w.overlay.leaveFullScreen(controller)
                    await w.run()
                    w.expect(w.status.armed?.source.presentation, .inline)
                    w.expect(p.pauses.isEmpty)
                }
            }
        #endif

        @Test func `R12 AVKit's full screen outlives the start, and the question comes`() async {
            await story(with: FrontEnd.system) { w in
                let screen = w.app.open("X", presentation: .fullScreen)
                await w.start(screen)
                await w.run()
                await w.restore()
                w.expect(w.app.restored.count, 1)
                w.expect(w.app.screen?.picture, .video)
                w.app.model?.player.pause(by: .user)
                w.app.model?.player.play()
                await w.run()
                w.expect(w.app.model?.player.timeControlStatus, .playing)
            }
        }

        #if !os(tvOS)
            @Test func `only the system view that is armed starts by itself`() async {
                await story(with: FrontEnd.system) { w in
                    let a = w.show("A", w.player("P"))
                    let b = w.show("B", w.player("Q"))
                    @MainActor func starts(_ screen: Screen) -> Bool? {
                        screen.playerController?.canStartPictureInPictureAutomaticallyFromInline
                    }
                    await w.run()
                    w.expect([starts(a), starts(b)], [false, true])
                    a.content.priority = 1
                    a.update()
                    await w.run()
                    w.expect([starts(a), starts(b)], [true, false])
                }
            }
        #endif

        @Test func `a system view that AVKit did not stop is allowed to start all the same`() async
        {
            await story(with: FrontEnd.system) { w in
                let a = w.show("A", w.player("P"))
                await w.start(a)
                w.overlay.stopping = .silence
                w.service.close()
                await w.run()
                w.expect(w.status.state, .inactive)
                w.expect(a.playerController?.allowsPictureInPicturePlayback, true)
                w.overlay.stopping = .stop
                w.overlay.takeAway()
                await w.run()
            }
        }

        @Test func `a system view cannot be started from code, and says so`() async {
            await story(with: FrontEnd.system) { w in
                let a = w.show("A", w.player("P"))
                _ = w.app
                await w.run()
                w.expect(w.service.refusal(for: a.id)?.description.contains("control"), true)
                w.service.start(from: a.id)
                await w.run()
                w.expect(w.app.told, [])
                w.expect(a.picture, .video)
                w.expect(w.status.state, .inactive)
                await w.start(a)
            }
        }
    }
}
