// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import AVKit
import SimulatedDevice
import Testing
import WindowboxSimulator

@testable import WindowboxAVKit

extension AppleTests {
    @MainActor
    struct SwapStories {
        @Test(arguments: interleavings)
        func `TV4 a swap comes to the same however AVKit's callbacks are mixed`(
            turns: [Bool]
        ) async {
            await story(with: FrontEnd.system, on: [DeviceTraits()]) { w in
                await w.start("Q")
                let full = w.screen(
                    "full",
                    w.frontEnd,
                    w.player("P"),
                    presentation: .fullScreen
                )
                await w.run()
                guard let controller = full.playerController else { return w.expect(false) }
                let swap = w.overlay.swapByHand(with: controller)
                for isOld in turns {
                    isOld ? swap.sayNextOfOld() : swap.sayNextOfNew()
                    await w.device.settle()
                }
                await w.run()
                w.expect(w.overlayContent, "P")
                w.expect(w.app.screen?.picture, .video)
                w.expect(w.app.endings, [.restored])
                w.expect(w.app.orders, ["dismiss", "present Q"])
                w.expect(w.overlay.player?.pauses.isEmpty, true)
            }
        }

        /// All ways to mix three callbacks of the one with two of the other; true is the one that
        /// is on its way out.
        private nonisolated static let interleavings: [[Bool]] = (0..<32).map { number in
            (0..<5).map { number >> $0 & 1 == 1 }
        }.filter { $0.count { $0 } == 3 }
    }
}
