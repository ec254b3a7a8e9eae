// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import DesktopSupport
import Testing

extension RealWindows {
    @Suite(.serialized) struct OverlayTests {
        @Test(arguments: WindowManager.allCases)
        func `it has its title and role whenever it comes, and P opens and closes it`(
            windowManager: WindowManager
        ) throws {
            try withApp(under: windowManager) { sitting in
                try sitting.waitForPlayback()
                for round in 1...3 {
                    sitting.person.press(.letter("p"))
                    let overlay = try #require(
                        waitFor(atMost: 5, every: 0.001) { sitting.eyes.overlay }
                    )
                    #expect(overlay.role == "PictureInPicture", "round \(round)")
                    #expect(sitting.waitForPicture(only: .overlay))
                    try sitting.expectOverlayProperties("round \(round)")
                    sitting.person.press(.letter("p"))
                    #expect(sitting.waitForPicture(only: .inline), "round \(round)")
                    #expect(wait(atMost: 2) { sitting.eyes.overlay == nil }, "round \(round)")
                }
            }
        }

        @Test(arguments: WindowManager.allCases)
        func `it keeps the video's shape when the window manager resizes it`(
            windowManager: WindowManager
        ) throws {
            try withApp(under: windowManager) { sitting in
                try sitting.enterPictureInPicture()
                let overlay = try sitting.overlay()
                sitting.person.move(overlay.id, toX: 1200, y: 300)
                sitting.person.resize(overlay.id, toWidth: 600, height: 600)
                #expect(wait(atMost: 3) { sitting.eyes.overlay?.area.width ?? 0 >= 560 })
                sitting.expectAspect("the video's shape after a resize")
                #expect(sitting.waitForPicture(only: .overlay))
            }
        }

        @Test(arguments: WindowManager.allCases)
        func `a drag moves it`(windowManager: WindowManager) throws {
            try withApp(under: windowManager) { sitting in
                try sitting.enterPictureInPicture()
                let before = try sitting.overlay().area
                // Beside the button in the middle.
                sitting.person.drag(
                    fromX: before.x + 100,
                    y: before.y + before.height / 2,
                    by: (-200, -150)
                )
                #expect(
                    wait(atMost: 2) { sitting.eyes.overlay?.area.x ?? before.x < before.x - 150 }
                )
                let after = try sitting.overlay().area
                #expect(abs(after.x - before.x + 200) <= 12, "from \(before) to \(after)")
                #expect(abs(after.y - before.y + 150) <= 12, "from \(before) to \(after)")
                let size = (after.width, after.height)
                #expect(size == (before.width, before.height))
            }
        }

        @Test(arguments: WindowManager.allCases)
        func `closing it by the window manager is closing it`(windowManager: WindowManager) throws {
            try withApp(under: windowManager) { sitting in
                try sitting.enterPictureInPicture()
                sitting.person.close(try sitting.overlay().id)
                try sitting.expectClosed()
            }
        }

        @Test(arguments: WindowManager.allCases)
        func `minimising it is closing it, where a window manager lets it be minimised`(
            windowManager: WindowManager
        ) throws {
            try withApp(under: windowManager) { sitting in
                try sitting.enterPictureInPicture()
                sitting.person.minimise(try sitting.overlay().id)
                if wait(atMost: 2, until: { sitting.eyes.overlay == nil }) {
                    try sitting.expectClosed()
                } else {
                    #expect(sitting.waitForPicture(only: .overlay))
                    #expect(try sitting.actions.state("state") == "active")
                }
            }
        }

        @Test(arguments: WindowManager.allCases)
        func `its keys do what they do in the player, and none presses a button`(
            windowManager: WindowManager
        ) throws {
            try withApp(under: windowManager) { sitting in
                try sitting.enterPictureInPicture()
                let overlay = try sitting.overlay().id
                sitting.person.activate(overlay)
                #expect(wait(atMost: 3) { sitting.eyes.activeWindow == overlay })
                sitting.person.press(.letter("m"))
                #expect(try sitting.actions.wait(for: "muted", toBe: "true", atMost: 3))
                sitting.person.press(.space)
                #expect(try sitting.actions.wait(for: "playing", toBe: "false", atMost: 3))
                sitting.person.press(.space)
                #expect(try sitting.actions.wait(for: "playing", toBe: "true", atMost: 3))
                #expect(try sitting.actions.state("state") == "active")
                sitting.person.press(.letter("q"), with: .control)
                #expect(sitting.app.process.exitStatus(within: 5) == .exited(0))
            }
        }

        @Test func `the last of many presses counts, however fast they come`() throws {
            try withApp(under: .openbox) { sitting in
                try sitting.waitForPlayback()
                for count in 2...5 {
                    for _ in 0..<count { sitting.person.press(.letter("p")) }
                    let place: Recording.Place = count.isMultiple(of: 2) ? .inline : .overlay
                    #expect(sitting.waitForPicture(only: place), "\(count) presses")
                    guard place == .overlay else { continue }
                    sitting.person.press(.letter("p"))
                    #expect(sitting.waitForPicture(only: .inline), "and one more")
                }
            }
        }

        @Test func `its close button closes it, and its play button pauses`() throws {
            try withApp(under: .openbox) { sitting in
                try sitting.enterPictureInPicture()
                _ = try sitting.click(.playPause)
                #expect(try sitting.actions.wait(for: "playing", toBe: "false", atMost: 3))
                _ = try sitting.click(.playPause)
                #expect(try sitting.actions.wait(for: "playing", toBe: "true", atMost: 3))
                _ = try sitting.click(.close)
                try sitting.expectClosed()
            }
        }
    }
}

extension Sitting {
    /// Waits for the video, and puts it in the overlay by the key.
    func enterPictureInPicture() throws {
        try waitForPlayback()
        person.press(.letter("p"))
        guard waitForPicture(only: .overlay) else {
            let state = try actions.state("state") ?? "not known"
            throw DesktopError(
                "P does not start PiP: its state is \(state), \(pictureAccount), and the keyboard"
                    + " is with \(eyes.activeWindow.map(String.init) ?? "nobody"), the window being"
                    + " \(try mainWindow().id)."
            )
        }
        // No hand is at the overlay sooner than this.
        watch(forSeconds: 0.7)
    }

    /// Writes down that the overlay was closed, with all that follows from it.
    func expectClosed() throws {
        #expect(wait(atMost: 3) { eyes.overlay == nil })
        #expect(try actions.wait(for: "state", toBe: "inactive", atMost: 3))
        #expect(try actions.state("ending") == "closed")
        #expect(try actions.state("playing") == "false")
    }
}
