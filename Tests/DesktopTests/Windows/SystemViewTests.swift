// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import DesktopSupport
import Testing
import WindowboxClips

extension RealWindows {
    /// The view with the standard controls.
    @Suite(.serialized) struct SystemViewTests {
        /// Where the controls are in the window, from its left or right edge and from below.
        private enum Control {
            static let play = (x: 36, y: -34)
            static let mute = (x: -164, y: -34)
            static let pictureInPicture = (x: -36, y: -34)
        }

        @Test func `its controls play, pause, seek and mute`() throws {
            try withScreen("system") { sitting in
                try sitting.waitForPlayback()
                try sitting.click(x: Control.play.x, y: Control.play.y)
                #expect(try sitting.says("playing", "false"))
                try sitting.click(x: Control.play.x, y: Control.play.y)
                #expect(try sitting.says("playing", "true"))
                try sitting.click(x: Control.mute.x, y: Control.mute.y)
                #expect(try sitting.says("muted", "true"))
                try sitting.click(x: Control.mute.x, y: Control.mute.y)
                #expect(try sitting.says("muted", "false"))

                // Near the end of the bar, and of the clip.
                try sitting.click(x: 900, y: -34)
                sitting.stepAside()
                #expect(
                    try wait(atMost: 5) { try sitting.frame(in: \.self)?.number ?? 0 > 550 }
                )
            }
        }

        @Test func `its button takes the video into the overlay, and restore brings it back`()
            throws
        {
            try withScreen("system") { sitting in
                try sitting.waitForPlayback()
                try sitting.click(x: Control.pictureInPicture.x, y: Control.pictureInPicture.y)
                sitting.stepAside()
                #expect(sitting.waitForPicture(only: .overlay))
                #expect(try sitting.says("screen", "list"))
                #expect(try sitting.playsInOverlay())
                _ = try sitting.click(.restore)
                sitting.stepAside()
                #expect(sitting.waitForPicture(only: .inline))
                #expect(try sitting.says("ending", "restored"))
                // It came back with the standard controls.
                try sitting.click(x: Control.play.x, y: Control.play.y)
                #expect(try sitting.says("playing", "false"))
            }
        }

        @Test func `it starts when the window is minimised, and ends when it comes back`() throws {
            try withScreen("system") { sitting in
                try sitting.waitForPlayback()
                let main = try sitting.mainWindow().id
                sitting.person.minimise(main)
                #expect(sitting.waitForPicture(only: .overlay))
                sitting.person.activate(main)
                #expect(sitting.waitForPicture(only: .inline))
                #expect(try sitting.says("ending", "returned to foreground"))
            }
        }

        @Test func `views of both kinds are exchanged, inline and in the overlay, without a pause`()
            throws
        {
            try withScreen("exchange") { sitting in
                try sitting.waitForPlayback()
                sitting.measureNoise()
                let player = try sitting.actions.state("player")
                let load = MachineLoad()
                let start = MonotonicTime.now
                for _ in 1...2 {
                    try sitting.actions.activate("exchange-views")
                    sitting.watch(forSeconds: 1)
                    #expect(sitting.isPicture(only: .inline))
                }
                sitting.expectUninterrupted("inline", from: start, to: .now, load)

                for round in 1...2 {
                    sitting.person.press(.letter("p"))
                    #expect(try sitting.says("state", "active"))
                    #expect(try sitting.playsInOverlay(), "round \(round)")
                    let exchange = MonotonicTime.now
                    try sitting.actions.activate("exchange-views")
                    #expect(sitting.waitForPicture(only: .inline), "round \(round)")
                    sitting.watch(forSeconds: 1)
                    sitting.expectUninterrupted("round \(round)", from: exchange, to: .now, load)
                    #expect(try sitting.actions.state("playing") == "true")
                    #expect(try sitting.actions.state("player") == player)
                }
            }
        }
    }
}
