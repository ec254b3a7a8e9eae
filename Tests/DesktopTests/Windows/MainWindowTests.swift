// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import WindowboxClips

@testable import DesktopSupport

extension RealWindows {
    @Suite(.serialized) struct MainWindowTests {
        @Test(arguments: WindowManager.allCases)
        func `closed during PiP, it leaves the overlay alive, and restore opens it again`(
            windowManager: WindowManager
        ) throws {
            try withApp(under: windowManager) { sitting in
                try sitting.enterPictureInPicture()
                let player = try sitting.actions.state("player")
                sitting.person.close(try sitting.mainWindow().id)
                #expect(wait(atMost: 3) { sitting.eyes.mainWindow == nil })
                let start = MonotonicTime.now
                sitting.watch(forSeconds: 1)
                #expect(sitting.watch.recording.cadence(from: start, to: .now).expectedFrames > 20)

                _ = try sitting.click(.restore)
                sitting.stepAside()
                #expect(sitting.waitForPicture(only: .inline))
                #expect(sitting.eyes.mainWindow != nil)
                #expect(try sitting.actions.state("ending") == "restored")
                #expect(try sitting.actions.state("player") == player)
            }
        }

        @Test(arguments: WindowManager.allCases)
        func `closed during PiP, it comes back where it was`(windowManager: WindowManager) throws {
            try withApp(under: windowManager) { sitting in
                try sitting.enterPictureInPicture()
                let main = try sitting.mainWindow().id
                sitting.person.move(main, toX: 233, y: 177)
                sitting.person.resize(main, toWidth: 1000, height: 600)
                #expect(wait(atMost: 3) { sitting.eyes.mainWindow?.area.width == 1000 })
                sitting.watch(forSeconds: 0.5)
                let before = try sitting.mainWindow().area
                for _ in 1...2 {
                    sitting.person.close(try sitting.mainWindow().id)
                    #expect(wait(atMost: 3) { sitting.eyes.mainWindow == nil })
                    sitting.watch(forSeconds: 0.5)
                    _ = try sitting.click(.restore)
                    sitting.stepAside()
                    #expect(sitting.waitForPicture(only: .inline))
                    #expect(wait(atMost: 3) { sitting.eyes.mainWindow?.area == before })
                    try sitting.enterPictureInPicture()
                }
            }
        }

        @Test(arguments: WindowManager.allCases)
        func `closed without PiP, it ends the app with code 0`(windowManager: WindowManager) throws
        {
            try withApp(under: windowManager) { sitting in
                try sitting.waitForPlayback()
                sitting.person.close(try sitting.mainWindow().id)
                #expect(sitting.app.process.exitStatus(within: 5) == .exited(0))
            }
        }

        @Test(arguments: WindowManager.allCases)
        func `closed during PiP, and the overlay after it, it ends the app with code 0`(
            windowManager: WindowManager
        ) throws {
            try withApp(under: windowManager) { sitting in
                try sitting.enterPictureInPicture()
                sitting.person.close(try sitting.mainWindow().id)
                #expect(wait(atMost: 3) { sitting.eyes.mainWindow == nil })
                sitting.person.close(try sitting.overlay().id)
                #expect(sitting.app.process.exitStatus(within: 5) == .exited(0))
            }
        }

        @Test(arguments: WindowManager.allCases)
        func `restoration brings it back from minimised`(windowManager: WindowManager) throws {
            try withApp(under: windowManager) { sitting in
                try sitting.enterPictureInPicture()
                let main = try sitting.mainWindow().id
                sitting.person.minimise(main)
                #expect(wait(atMost: 3) { sitting.isHidden(main) })
                sitting.watch(forSeconds: 0.6)
                _ = try sitting.click(.restore)
                sitting.stepAside()
                #expect(sitting.waitForPicture(only: .inline))
                #expect(!sitting.isHidden(main))
            }
        }

        @Test(arguments: WindowManager.allCases)
        func `restoration brings it back from another workspace`(
            windowManager: WindowManager
        ) throws {
            try withApp(under: windowManager) { sitting in
                try sitting.enterPictureInPicture()
                sitting.person.switchTo(workspace: 1)
                #expect(wait(atMost: 3) { sitting.eyes.workspace == 1 })
                #expect(sitting.waitForPicture(only: .overlay))
                sitting.watch(forSeconds: 0.6)
                _ = try sitting.click(.restore)
                sitting.stepAside()
                #expect(sitting.waitForPicture(only: .inline))
                // Whether it comes here or we go there is the desktop's custom.
                let window = try sitting.mainWindow()
                #expect(window.workspace == nil || window.workspace == sitting.eyes.workspace)
            }
        }

        @Test func `another item replaces nothing that plays in PiP until PiP is asked for it`()
            throws
        {
            let clips = [Clip.catalogue[0], Clip.catalogue[1]]
            try withApp(under: .openbox, opening: clips) { sitting in
                _ = try sitting.clickItem(0)
                try sitting.enterPictureInPicture()
                _ = try sitting.clickItem(1)
                sitting.stepAside()
                let both = wait(atMost: 10) {
                    let widths = sitting.watch.present.values.map(\.pictureWidth)
                    return widths.contains(where: Recording.Place.inline.contains)
                        && widths.contains(where: Recording.Place.overlay.contains)
                }
                #expect(both)
                #expect(try sitting.actions.state("state") == "active")

                _ = try sitting.clickPictureInPictureButton()
                #expect(sitting.waitForPicture(only: .overlay))
                #expect(try sitting.actions.wait(for: "ending", toBe: "replaced", atMost: 3))
            }
        }

        @Test func `what is in the overlay plays on while another item is on screen`() throws {
            let clips = [Clip.catalogue[0], Clip.catalogue[1]]
            try withApp(under: .openbox, opening: clips) { sitting in
                _ = try sitting.clickItem(0)
                try sitting.enterPictureInPicture()
                let first = try sitting.actions.state("player")
                _ = try sitting.clickItem(1)
                sitting.stepAside()
                #expect(try sitting.says("item", "The Metronome"))
                #expect(try sitting.says("muted", "false"))
                #expect(try sitting.plays(in: \.self))
                #expect(try sitting.playsInOverlay())

                // Back in the list, the first one is meant again, and heard.
                sitting.person.press(.escape)
                #expect(try sitting.says("player", first ?? ""))
                #expect(try sitting.says("muted", "false"))
                #expect(try sitting.playsInOverlay())

                _ = try sitting.clickItem(1)
                sitting.stepAside()
                #expect(try sitting.plays(in: \.self))
                _ = try sitting.click(.restore)
                sitting.stepAside()
                #expect(try sitting.says("player", first ?? ""))
                #expect(try sitting.says("muted", "false"))
                #expect(try sitting.says("playing", "true"))
                #expect(try sitting.plays(in: \.self))
            }
        }

        @Test func `losing the focus to another window starts nothing`() throws {
            try withApp(under: .openbox) { sitting in
                try sitting.waitForPlayback()
                let main = try sitting.mainWindow().id
                let other = try sitting.desktop.start(["xev"], log: "xev.log")
                defer { other.stop() }
                #expect(wait(atMost: 5) { sitting.eyes.activeWindow != main })
                #expect(!wait(atMost: 1.5) { (try? sitting.actions.state("state")) != "inactive" })
                #expect(sitting.isPicture(only: .inline))
            }
        }

        @Test func `keys play, pause, go back and quit, with Caps Lock too`() throws {
            try withApp(under: .openbox) { sitting in
                try sitting.waitForPlayback()
                sitting.person.press(.capsLock)
                sitting.person.press(.letter("p"))
                #expect(sitting.waitForPicture(only: .overlay))
                sitting.person.press(.letter("p"))
                #expect(sitting.waitForPicture(only: .inline))
                sitting.person.press(.capsLock)
                sitting.person.press(.letter("m"), with: .shift)
                #expect(try sitting.says("muted", "true"))
                sitting.person.press(.space)
                #expect(try sitting.actions.wait(for: "playing", toBe: "false", atMost: 3))
                sitting.person.press(.space)
                #expect(try sitting.actions.wait(for: "playing", toBe: "true", atMost: 3))
                sitting.person.press(.escape)
                #expect(try sitting.actions.wait(for: "screen", toBe: "list", atMost: 3))
                sitting.person.press(.letter("q"), with: .control)
                #expect(sitting.app.process.exitStatus(within: 5) == .exited(0))
            }
        }
    }
}
