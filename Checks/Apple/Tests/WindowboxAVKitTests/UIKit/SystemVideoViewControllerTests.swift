// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import AVKit
import SimulatedDevice
import Testing
import WindowboxSimulator

@testable import WindowboxAVKit

extension AppleTests {
    @MainActor
    struct SystemVideoViewControllerTests {
        @Test func `what is asked of a controller is asked of AVKit's, wherever that comes from`()
            async
        {
            await story(with: [.uiKitSystem]) { w in
                let p = w.player("P")
                let a = w.show("A", p)
                await w.start(a)
                let controller = a.playerController
                a.remove()
                await w.run()

                let b = w.show("B", p)
                let overlay = UIView()
                var configured: [AVPlayerViewController] = []
                b.systemVideo?.overlayView = overlay
                b.systemVideo?.gravity = .resizeAspectFill
                b.systemVideo?.configuration = {
                    configured.append($0)
                    $0.requiresLinearPlayback = true
                }
                await w.run()
                w.expect(b.playerController === controller && controller != nil)
                w.expect(controller?.videoGravity, .resizeAspectFill)
                w.expect(overlay.superview === controller?.contentOverlayView)
                w.expect(configured.last === controller)
                w.expect(controller?.requiresLinearPlayback, true)

                let other = UIView()
                b.systemVideo?.overlayView = other
                w.expect(overlay.superview == nil)
                w.expect(other.superview === controller?.contentOverlayView)
                w.expect(b.systemVideo?.overlayView === other)
                w.expect(b.systemVideo?.gravity, .resizeAspectFill)
                w.expect(b.systemVideo?.pictureInPicturePriority, 0)
                w.expect(b.systemVideo?.player === p)
                configured = []
            }
        }

        @Test func `a controller from an archive is like any other`() async throws {
            let world = World()
            let controller = try #require(SystemVideoViewController(coder: NSCoder()))
            controller.player = world.player("P")
            controller.supportsPictureInPicture = true
            world.putOn(controller, .inline)
            await world.run()
            #expect(world.status.armed?.source.view == controller.id)
            world.takeOff(controller)
        }

        @Test(arguments: [true, false])
        func `AVKit dismisses what was presented, unless the app does that itself`(
            hasDelegate: Bool
        ) async {
            await story(with: [.uiKitSystem]) { w in
                let p = w.player("P")
                w.app.dismissal = .never
                if !hasDelegate { w.service.delegate = nil }
                let screen = w.show("full", p, presentation: .fullScreen)
                await w.run()
                w.expect(w.status.armed?.source.presentation, .fullScreen)
                await w.start(screen)
                await w.run()
                w.expect(w.overlayContent, "P")
                w.expect(screen.isOnScreen, hasDelegate)
                w.expect(p.pauses.isEmpty)
                await w.close()
            }
        }

        @Test func `a start that AVKit takes back is told`() async {
            await story(with: FrontEnd.system) { w in
                let p = w.player("P")
                let a = w.show("A", p)
                _ = w.app
                await w.run()
                guard let controller = a.playerController else { return w.expect(false) }
                w.overlay.refuseControl(of: controller, "Another app is in the way.")
                await w.run()
                w.expect(w.app.endings, [.failed(.refused("Another app is in the way."))])
                w.expect(a.picture, .video)
                await w.start(a)
            }
        }
    }
}
