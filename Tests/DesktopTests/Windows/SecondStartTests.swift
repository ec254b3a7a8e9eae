// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import DesktopSupport
import Testing
import WindowboxClips

extension RealWindows {
    /// The app is started while it runs: it hands its arguments over.
    @Suite(.serialized) struct SecondStartTests {
        @Test func `it resizes the window, and opens what is named`() throws {
            try withApp(under: .openbox) { sitting in
                try sitting.waitForPlayback()
                let other = try sitting.desktop.put(Clip.catalogue[1])
                try start(["--size", "1000x600", other], on: sitting)
                #expect(try sitting.says("item", "The Metronome"))
                #expect(
                    wait(atMost: 3) {
                        sitting.eyes.mainWindow.map { ($0.area.width, $0.area.height) }
                            ?? (0, 0) == (1000, 600)
                    }
                )
            }
        }

        @Test func `it begins with the list, or with a screen`() throws {
            try withApp(under: .openbox) { sitting in
                try sitting.waitForPlayback()
                let other = try sitting.desktop.put(Clip.catalogue[1])
                try start(["--start-in-list", other], on: sitting)
                #expect(try sitting.says("screen", "list"))
                try start(["--screen", "two"], on: sitting)
                #expect(try sitting.says("screen", "player"))
                #expect(try sitting.plays(left: true, right: true))
            }
        }

        @Test func `what is named twice is listed once`() throws {
            let clips = [Clip.catalogue[0], Clip.catalogue[0], Clip.catalogue[1]]
            try withApp(under: .openbox, opening: clips) { sitting in
                try start([sitting.desktop.put(Clip.catalogue[1])], on: sitting)
                #expect(try sitting.says("item", "The Metronome"))
                sitting.person.press(.escape)
                #expect(try sitting.says("screen", "list"))
                // Behind the second one there is none.
                _ = try sitting.clickItem(2)
                #expect(!wait(atMost: 1) { (try? sitting.actions.state("screen")) != "list" })
                _ = try sitting.clickItem(1)
                #expect(try sitting.says("item", "The Metronome"))
            }
        }

        @Test func `without arguments it brings the window forward, and no more`() throws {
            try withApp(under: .openbox) { sitting in
                try sitting.waitForPlayback()
                let main = try sitting.mainWindow().id
                sitting.person.press(.letter("p"))
                #expect(sitting.waitForPicture(only: .overlay))
                sitting.person.minimise(main)
                #expect(wait(atMost: 3) { sitting.isHidden(main) })
                try start([], on: sitting)
                #expect(wait(atMost: 3) { !sitting.isHidden(main) })
                #expect(try sitting.actions.state("screen") == "list")
                #expect(try sitting.actions.state("state") == "active")
            }
        }

        private func start(_ arguments: [String], on sitting: Sitting) throws {
            let second = try WindowboxApp(on: sitting.desktop, arguments)
            defer { second.process.stop() }
            #expect(second.process.exitStatus(within: 10) == .exited(0))
            #expect(second.process.output == "")
        }
    }
}
