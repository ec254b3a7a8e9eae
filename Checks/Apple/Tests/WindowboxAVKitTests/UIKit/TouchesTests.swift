// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import AVKit
import SimulatedDevice
import Testing
import WindowboxSimulator

@testable import WindowboxAVKit

extension AppleTests {
    @MainActor
    struct TouchesTests {
        private let first = CGPoint(x: 10, y: 50)
        private let second = CGPoint(x: 10, y: 350)
        private let nowhere = CGPoint(x: 10, y: 700)

        @Test func `the video that was touched last is armed`() async {
            await story { w in
                let (a, b) = show(w)
                await w.run()
                w.expect(w.status.armed?.source.view, b.id)
                w.expect(w.root.view.window?.gestureRecognizers?.count, 1)
                for (point, view) in [(first, a), (nowhere, a), (second, b)] {
                    w.root.view.window?.touch(point)
                    await w.run()
                    w.expect(w.status.armed?.source.view, view.id)
                    w.expect(w.status.armed?.reason, .lastInteractedWith)
                }
            }
        }

        @Test func `touching what is drawn over a video is touching the video`() async {
            await story { w in
                let (a, _) = show(w)
                let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
                w.root.view.addSubview(control)
                await w.run()
                w.root.view.window?.touch(first)
                w.expect(w.status.armed?.source.view, a.id)
                control.removeFromSuperview()
            }
        }

        @Test func `touching what is presented over a video is not touching the video`() async {
            await story { w in
                let (_, b) = show(w)
                let sheet = UIViewController()
                sheet.modalPresentationStyle = .overFullScreen
                w.root.present(sheet, animated: false)
                await w.run()
                w.root.view.window?.touch(first)
                w.expect(w.status.armed?.source.view, b.id)
                w.root.dismiss(animated: false)
            }
        }

        @Test func `a hidden video is not touched`() async {
            await story(with: [.uiKit]) { w in
                let (a, b) = show(w)
                await w.run()
                a.video?.isHidden = true
                w.root.view.window?.touch(first)
                a.video?.isHidden = false
                await w.run()
                w.root.view.window?.touch(nowhere)
                // Shown last, since it was hidden.
                w.expect(w.status.armed?.source.view, a.id)
                w.expect(w.status.armed?.reason, .lastShown)
                w.expect(b.picture, .video)
            }
        }

        @Test func `using the button of a player is using its video`() async {
            await story(with: FrontEnd.custom) { w in
                let (a, b) = show(w)
                let button = PictureInPictureUIButton(player: a.content.player)
                await w.run()
                w.expect(w.status.armed?.source.view, b.id)
                button.press()
                await w.run()
                button.press()
                await w.run()
                w.expect(w.overlay.player == nil)
                w.expect(w.status.armed?.source.view, a.id)
                w.expect(w.status.armed?.reason, .lastInteractedWith)
            }
        }

        /// Two videos, the one that is shown first above the other one.
        private func show(_ w: World) -> (Screen, Screen) {
            let a = w.show("A", w.player("P"))
            let b = w.show("B", w.player("Q"))
            b.controller?.view.frame.origin.y = 300
            return (a, b)
        }
    }
}
