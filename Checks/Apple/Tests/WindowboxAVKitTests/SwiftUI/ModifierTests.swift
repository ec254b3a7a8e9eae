// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import AVKit
import SimulatedDevice
import SwiftUI
import Testing
import WindowboxSimulator

@testable import WindowboxAVKit

extension AppleTests {
    @MainActor
    struct ModifierTests {
        @Test func `the modifiers of a video view reach the view in UIKit`() async throws {
            let world = World()
            let controller = UIHostingController(
                rootView: VideoView(player: world.player("P"))
                    .gravity(.resizeAspectFill)
                    .supportsPictureInPicture()
                    .pictureInPicturePriority(2)
            )
            world.putOn(controller, .inline)
            await world.run()
            let view = try #require(controller.view.first(VideoUIView.self))
            #expect(view.gravity == .resizeAspectFill)
            #expect(view.pictureInPicturePriority == 2)
            #expect(view.supportsPictureInPicture)
            controller.rootView = VideoView(player: nil).gravity(.resize)
            await world.run()
            #expect(view.gravity == .resize)
            #expect(view.player == nil)
            #expect(!view.supportsPictureInPicture)
            #expect(view.pictureInPicturePriority == 0)
            world.takeOff(controller)
        }

        @Test func `the modifiers of a system view reach AVKit's controller`() async throws {
            let world = World()
            let controller = UIHostingController(
                rootView: SystemVideoView(player: world.player("P")) { Text("one") }
                    .gravity(.resizeAspectFill)
                    .supportsPictureInPicture()
                    .pictureInPicturePriority(2)
                    .configuration { $0.requiresLinearPlayback = true }
            )
            world.putOn(controller, .inline)
            await world.run()
            let system = try #require(controller.children.first as? SystemVideoViewController)
            let avKit = try #require(system.children.first as? AVPlayerViewController)
            #expect(avKit.videoGravity == .resizeAspectFill)
            #expect(avKit.requiresLinearPlayback)
            #expect(avKit.allowsPictureInPicturePlayback)
            #expect(system.pictureInPicturePriority == 2)
            #expect(system.overlayView?.superview === avKit.contentOverlayView)

            controller.rootView = SystemVideoView(player: world.player("Q")) { Text("two") }
                .configuration { _ in }
            await world.run()
            #expect(avKit.player == nil)
            let next = try #require(system.children.first as? AVPlayerViewController)
            #expect(next.player?.content == "Q")
            #expect(!next.allowsPictureInPicturePlayback)
            world.takeOff(controller)
        }

        @Test func `an overlay is in the environment of its view`() async {
            let world = World()
            let model = PlayerModel(world.player("P"))
            var seen: [Bool] = []
            let controller = UIHostingController(
                rootView: SystemVideoView(player: model.player) { Probe { seen.append($0) } }
                    .enabledForInAppPictureInPicture(persisting: model)
            )
            world.putOn(controller, .inline)
            await world.run()
            #expect(seen.last == true)
            world.takeOff(controller)
        }

        @Test func `a root that says nothing of dismissal keeps its screens`() async {
            await story(with: [.swiftUI]) { w in
                let root = UIHostingController(
                    rootView: EmptyView().onPictureInPicture { _ in false }
                )
                w.putOn(root, .inline)
                let a = w.show("A", w.player("P"))
                await w.start(a)
                w.expect(a.picture, .placeholder)
                a.hide()
                await w.run()
                w.expect(w.overlayContent, "P")
                await w.restore()
                w.expect(w.status.lastEnding, .stopped)
                w.takeOff(root)
            }
        }
    }
}

/// A view that tells whether something is to be kept where it is.
private struct Probe: View {
    let onBody: (Bool) -> Void
    @Environment(\.pictureInPicturePersistable) private var persistable

    init(onBody: @escaping (Bool) -> Void) {
        self.onBody = onBody
    }

    var body: some View {
        onBody(persistable != nil)
        return Text("overlay")
    }
}
