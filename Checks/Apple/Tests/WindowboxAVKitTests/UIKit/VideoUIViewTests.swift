// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import AVKit
import SimulatedDevice
import Testing
import WindowboxSimulator

@testable import WindowboxAVKit

extension AppleTests {
    @MainActor
    struct VideoUIViewTests {
        @Test func `a layer takes the gravity of the view that it is in`() async {
            await story(with: [.uiKit]) { w in
                let p = w.player("P")
                let a = w.show("A", p)
                a.video?.gravity = .resizeAspectFill
                await w.run()
                w.expect(a.layer?.videoGravity, .resizeAspectFill)
                let layer = a.layer
                await w.start(a)
                a.remove()
                await w.run()
                let b = w.show("B", p)
                await w.run()
                w.expect(b.layer === layer)
                w.expect(b.layer?.videoGravity, .resizeAspect)
                b.video?.gravity = .resize
                w.expect(b.layer?.videoGravity, .resize)
                w.expect(b.video?.gravity, .resize)
            }
        }

        @Test func `a view from an archive is like any other`() async throws {
            let world = World()
            let view = try #require(VideoUIView(coder: NSCoder()))
            view.player = world.player("P")
            view.supportsPictureInPicture = true
            view.pictureInPicturePriority = 3
            world.root.view.addSubview(view)
            await world.run()
            #expect(world.status.armed?.source.view == view.id)
            #expect(view.player?.content == "P")
            #expect(view.supportsPictureInPicture)
            #expect(view.pictureInPicturePriority == 3)
            view.removeFromSuperview()
        }

        @Test func `a hidden view is not there`() async {
            await story(with: [.uiKit]) { w in
                let a = w.show("A", w.player("P"))
                await w.run()
                w.expect(w.status.armed?.source.view, a.id)
                a.video?.isHidden = true
                await w.run()
                w.expect(w.status.armed, nil)
                a.video?.isHidden = false
                await w.run()
                w.expect(w.status.armed?.source.view, a.id)
                w.expect(a.picture, .video)
            }
        }

        @Test func `the greater priority is armed, whatever the order`() async {
            await story { w in
                let a = w.show("A", w.player("P"))
                let b = w.show("B", w.player("Q"))
                await w.run()
                w.expect(w.status.armed?.source.view, b.id)
                a.content.priority = 1
                a.update()
                await w.run()
                w.expect(w.status.armed?.source.view, a.id)
                w.expect(w.status.armed?.reason, .priority)
            }
        }

        @Test func `what a view has to keep is kept with its session alone`() async {
            await story { w in
                w.app.dismissal = .never
                w.app.open("X")
                await w.run()
                w.expect(PlayerModel.persisted == nil)
                await w.start("X")
                w.expect(PlayerModel.persisted === w.app.model)
                w.expect(w.service.player(of: w.app.sources[0]) === w.overlay.player)
                w.expect(w.app.model?.told, ["will start", "did start"])
                await w.close()
                w.expect(PlayerModel.persisted == nil)
            }
        }
    }
}
