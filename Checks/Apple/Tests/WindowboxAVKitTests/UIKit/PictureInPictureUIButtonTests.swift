// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import AVKit
import SimulatedDevice
import Testing
import WindowboxSimulator

@testable import WindowboxAVKit

extension AppleTests {
    @MainActor
    struct PictureInPictureUIButtonTests {
        @Test func `it is there where it can be pressed, and shows what pressing does`() async {
            await story(with: [.uiKit]) { w in
                let button = PictureInPictureUIButton(frame: .zero)
                w.root.view.addSubview(button)
                w.keep("the button", button)
                await w.run()
                w.expect(button.isHidden)
                let a = w.show("A", w.player("P"))
                await w.run()
                w.expect(button.isHidden, false)
                w.expect(button.configuration?.image?.name, "pip.enter")
                button.press()
                await w.run()
                w.expect(w.overlayContent, "P")
                w.expect(button.configuration?.image?.name, "pip.exit")
                button.press()
                await w.run()
                w.expect(w.overlay.player == nil)
                w.expect(button.configuration?.image?.name, "pip.enter")
                w.expect(a.picture, .video)
                button.removeFromSuperview()
            }
        }

        @Test func `it is for one player, where it has one`() async {
            await story(with: [.uiKit]) { w in
                let p = w.player("P")
                let q = w.player("Q")
                let first = PictureInPictureUIButton(player: p)
                let second = PictureInPictureUIButton(player: nil)
                second.player = q
                w.expect(second.player === q)
                await w.run()
                w.expect([first.isHidden, second.isHidden], [true, true])
                _ = w.show("A", p)
                _ = w.show("A without support", p, pip: false)
                _ = w.show("B", q)
                await w.run()
                w.expect([first.isHidden, second.isHidden], [false, false])
                first.press()
                await w.run()
                w.expect(w.overlayContent, "P")
                w.expect(first.configuration?.image?.name, "pip.exit")
                w.expect(second.configuration?.image?.name, "pip.enter")
                second.press()
                await w.run()
                w.expect(w.overlayContent, "Q")
                w.expect(second.configuration?.image?.name, "pip.exit")
            }
        }

        @Test func `it goes while AVKit does not allow it, and comes back`() async {
            await story(with: [.uiKit]) { w in
                let button = try! #require(PictureInPictureUIButton(coder: NSCoder()))
                _ = w.show("A", w.player("P"))
                await w.run()
                w.expect(button.isHidden, false)
                AVAudioSession.sharedInstance().set(.ambient)
                await w.run()
                w.expect(button.isHidden)
                AVAudioSession.sharedInstance().set(.playback)
                await w.run()
                w.expect(button.isHidden, false)
            }
        }
    }
}
