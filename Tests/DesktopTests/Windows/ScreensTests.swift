// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import DesktopSupport
import Testing
import WindowboxClips

extension RealWindows {
    /// The screens of the app, each as a person sees it.
    @Suite(.serialized) struct ScreensTests {
        @Test func `two players play side by side, and take the overlay from each other`() throws {
            try withScreen("two") { sitting in
                try sitting.waitForBoth()
                #expect(try sitting.plays(left: true, right: true))

                // The one that is meant is the left one, as it is the one that is heard.
                sitting.person.press(.letter("p"))
                #expect(try sitting.says("state", "active"))
                #expect(try sitting.plays(left: false, right: true))
                #expect(try sitting.playsInOverlay())

                try sitting.click(x: -30, y: 30)
                #expect(try sitting.says("ending", "replaced"))
                #expect(try sitting.says("state", "active"))
                #expect(try sitting.plays(left: true, right: false))
                #expect(try sitting.playsInOverlay())
                #expect(try sitting.says("item", "The Metronome"))
                #expect(try sitting.says("muted", "false"))
            }
        }

        @Test func `twins show the same, and one goes on while the other is in the overlay`()
            throws
        {
            try withScreen("twins") { sitting in
                try sitting.waitForBoth()
                let picture = try sitting.eyes.look()
                let area = try sitting.mainWindow().area
                let numbers = [area.leftHalf, area.rightHalf].compactMap {
                    picture.frame(in: $0)?.number
                }
                #expect(numbers.count == 2)
                #expect(abs((numbers.first ?? 0) - (numbers.last ?? 0)) <= 2, "\(numbers)")

                sitting.person.press(.letter("p"))
                #expect(try sitting.says("state", "active"))
                #expect(try sitting.plays(left: false, right: true))
                #expect(try sitting.playsInOverlay())
                _ = try sitting.click(.restore)
                sitting.stepAside()
                #expect(try sitting.says("ending", "restored"))
                #expect(try sitting.plays(left: true, right: true))
            }
        }

        @Test func `a view whose support is switched off is left without Picture in Picture`()
            throws
        {
            try withScreen("support") { sitting in
                try sitting.waitForPlayback()
                let main = try sitting.mainWindow().id
                try sitting.click(x: -88, y: 30)
                #expect(try sitting.says("supported", "false"))
                sitting.person.minimise(main)
                #expect(wait(atMost: 3) { sitting.isHidden(main) })
                #expect(!wait(atMost: 1.5) { sitting.eyes.overlay != nil })

                sitting.person.activate(main)
                #expect(wait(atMost: 3) { !sitting.isHidden(main) })
                try sitting.click(x: -88, y: 30)
                #expect(try sitting.says("supported", "true"))
                sitting.person.minimise(main)
                #expect(sitting.waitForPicture(only: .overlay))
                sitting.person.activate(main)
                #expect(sitting.waitForPicture(only: .inline))
            }
        }

        @Test func `full screen comes back as full screen`() throws {
            try withScreen("single") { sitting in
                try sitting.waitForPlayback()
                let screen = sitting.eyes.screen
                let before = try sitting.mainWindow().area
                sitting.person.press(.letter("f"))
                #expect(wait(atMost: 3) { sitting.eyes.mainWindow?.area == screen })
                #expect(try sitting.plays(in: \.self))

                sitting.person.press(.letter("p"))
                #expect(sitting.waitForPicture(only: .overlay))
                #expect(try sitting.says("screen", "list"))
                #expect(wait(atMost: 3) { isNear(sitting.eyes.mainWindow?.area, before) })

                _ = try sitting.click(.restore)
                sitting.stepAside()
                #expect(try sitting.says("ending", "restored"))
                #expect(wait(atMost: 3) { sitting.eyes.mainWindow?.area == screen })
                #expect(try sitting.plays(in: \.self))
                #expect(try sitting.frame(in: \.self)?.pictureWidth ?? 0 > screen.width - 40)

                sitting.person.press(.escape)
                #expect(wait(atMost: 3) { isNear(sitting.eyes.mainWindow?.area, before) })
                #expect(try sitting.says("screen", "player"))
                sitting.person.press(.f11)
                #expect(wait(atMost: 3) { sitting.eyes.mainWindow?.area == screen })
            }
        }

        @Test func `a window that is minimised from full screen comes back so`() throws {
            try withScreen("full") { sitting in
                let screen = sitting.eyes.screen
                #expect(try wait(atMost: 20) { try sitting.frame(in: \.self) != nil })
                let main = try sitting.mainWindow().id
                sitting.person.minimise(main)
                #expect(sitting.waitForPicture(only: .overlay))
                #expect(try sitting.playsInOverlay())
                _ = try sitting.click(.restore)
                sitting.stepAside()
                #expect(try sitting.says("state", "inactive"))
                #expect(wait(atMost: 3) { sitting.eyes.mainWindow?.area == screen })
                #expect(try sitting.plays(in: \.self))
            }
        }

        /// Openbox is wrong by the frame of a window that it was asked to move by its content.
        private func isNear(_ area: Area?, _ other: Area) -> Bool {
            guard let area else { return false }
            return (area.width, area.height) == (other.width, other.height)
                && abs(area.x - other.x) <= 10 && abs(area.y - other.y) <= 30
        }
    }
}
