// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import DesktopSupport
import Testing

extension RealWindows {
    /// The overlay keeps the video's shape, whatever is done to its size.
    @Suite(.serialized) struct OverlayShapeTests {
        @Test(arguments: WindowManager.allCases)
        func `the window manager resizes it to the same wrong size again and again`(
            windowManager: WindowManager
        ) throws {
            try withApp(under: windowManager) { sitting in
                try sitting.enterPictureInPicture()
                let overlay = try sitting.overlay()
                sitting.person.move(overlay.id, toX: 1200, y: 300)
                for round in 1...3 {
                    sitting.person.resize(overlay.id, toWidth: 600, height: 600)
                    #expect(
                        wait(atMost: 3, every: 0.005) {
                            sitting.eyes.overlay?.area.height ?? 0 >= 560
                        },
                        "round \(round)"
                    )
                    sitting.expectAspect("the video's shape after resize \(round)")
                    // Whoever asks for a size of its own has not changed what the next one means.
                    sitting.watch(forSeconds: 0.4)
                }
                #expect(sitting.waitForPicture(only: .overlay))
            }
        }

        @Test(arguments: WindowManager.allCases)
        func `a corner is drawn, and held still before it is let go`(
            windowManager: WindowManager
        ) throws {
            try withApp(under: windowManager) { sitting in
                try sitting.enterPictureInPicture()
                let before = try sitting.overlay().area
                sitting.person.drag(
                    fromX: before.x + 3,
                    y: before.y + 3,
                    by: (-60, -240),
                    stillFor: 0.8
                )
                #expect(
                    wait(atMost: 3) { sitting.eyes.overlay?.area != before },
                    "the drag has made another size of it"
                )
                sitting.expectAspect("the video's shape after the drag")
                sitting.watch(forSeconds: 0.5)
                sitting.expectAspect("and it keeps that")
                let after = try sitting.overlay().area
                #expect(after.right == before.right && after.bottom == before.bottom)
            }
        }

        @Test(arguments: WindowManager.allCases)
        func `maximised, it is not remembered as large`(windowManager: WindowManager) throws {
            try withApp(under: windowManager) { sitting in
                try sitting.enterPictureInPicture()
                let before = try sitting.overlay()
                sitting.person.maximise(before.id)
                #expect(
                    wait(atMost: 3) { sitting.eyes.overlay?.area.width ?? 0 > 1200 },
                    "it was maximised"
                )
                sitting.person.press(.letter("p"))
                #expect(sitting.waitForPicture(only: .inline))
                sitting.person.press(.letter("p"))
                #expect(sitting.waitForPicture(only: .overlay))
                try sitting.expectOverlayProperties("the next time")
                #expect(try sitting.overlay().area == before.area)
            }
        }
    }
}
