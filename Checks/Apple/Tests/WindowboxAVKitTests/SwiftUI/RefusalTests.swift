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
    struct RefusalTests {
        @Test func `what a player shows is refused for its own reason, and shown by a view`() async
        {
            await story(with: [.swiftUI]) { w in
                let p = w.player("P", isVideo: false)
                let q = w.player("Q")
                let hint = UIHostingController(rootView: Hint(player: p))
                w.putOn(hint, .inline)
                await w.run()
                w.expect(hint.words, ["The video is not on screen."])
                let b = w.show("B", q)
                await w.run()
                w.expect(w.service.refusal(for: q), nil)
                w.expect(hint.words, ["The video is not on screen."])

                let a = w.show("A", p, pip: false)
                await w.run()
                w.expect(hint.words, ["No video on screen can be shown in Picture in Picture."])
                a.content.supportsPictureInPicture = true
                await w.run()
                w.expect(hint.words, ["There is no picture to show yet."])
                p.replaceCurrentItem(
                    with: AVPlayerItem(content: "P", size: CGSize(width: 16, height: 9))
                )
                await w.run()
                w.expect(hint.words, ["It can be shown in Picture in Picture."])

                Bundle.main.information = [:]
                w.expect(w.service.refusal(for: p)?.description.contains("audio"), true)
                a.hide()
                w.expect(w.service.refusal(for: p)?.description.contains("audio"), true)
                w.expect(b.picture, .video)
                w.takeOff(hint)
            }
        }

        @Test func `while a video loads, that is what is said without a view, too`() async {
            await story { w in
                let p = w.player("P", isVideo: false)
                _ = w.show("A", p)
                await w.run()
                w.expect(w.service.refusal(), .noVideo)
            }
        }

        @Test func `a change of the audio session is noticed without a layer, too`() async {
            await story(with: [.swiftUISystem]) { w in
                let p = w.player("P")
                let hint = UIHostingController(rootView: Hint(player: p))
                w.putOn(hint, .inline)
                _ = w.show("A", p)
                await w.run()
                w.expect(hint.words.first?.contains("control"), true)
                AVAudioSession.sharedInstance().set(.ambient)
                await w.run()
                w.expect(hint.words.first?.contains("audio session"), true)
                AVAudioSession.sharedInstance().set(.playback)
                await w.run()
                w.expect(hint.words.first?.contains("control"), true)
                w.takeOff(hint)
            }
        }

        @Test func `AVKit's own control is named where the app cannot start`() async {
            await story(with: FrontEnd.system) { w in
                let p = w.player("P")
                _ = w.show("A", p)
                await w.run()
                guard case .impossible? = w.service.refusal(for: p) else { return w.expect(false) }
            }
        }
    }
}

private struct Hint: View {
    let player: AVPlayer
    @Environment(\.pictureInPicture) private var pictureInPicture

    var body: some View {
        Text(
            pictureInPicture.refusal(for: player)?.description
                ?? "It can be shown in Picture in Picture."
        )
    }
}
