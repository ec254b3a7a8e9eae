// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import DesktopSupport
import Testing
import WindowboxClips

extension RealWindows {
    @Suite(.serialized) struct PlaylistTests {
        @Test func `what follows an item is shown in the same overlay, without anybody's doing`()
            throws
        {
            try withScreen("playlist") { sitting in
                try sitting.waitForPlayback()
                goToItsEnd(sitting)
                try sitting.enterPictureInPicture()
                let session = try sitting.actions.state("session")
                let overlay = try sitting.overlay()

                #expect(try sitting.actions.wait(for: "item", toBe: "The Metronome", atMost: 12))
                #expect(try wait(atMost: 3) { try sitting.playsInOverlay() })
                let frame = try sitting.eyes.look().frame(in: overlay.area)
                #expect(frame?.number ?? 900 < 300, "\(String(describing: frame))")
                #expect(try sitting.actions.state("session") == session)
                #expect(try sitting.actions.state("state") == "active")
                #expect(sitting.eyes.overlay?.id == overlay.id)

                // The last one ends it.
                sitting.person.activate(overlay.id)
                #expect(wait(atMost: 3) { sitting.eyes.activeWindow == overlay.id })
                goToItsEnd(sitting)
                #expect(try sitting.actions.wait(for: "ending", toBe: "content ended", atMost: 12))
                #expect(wait(atMost: 3) { sitting.eyes.overlay == nil })
            }
        }

        @Test func `keys and the bus go forth and back, inline and in the overlay`() throws {
            try withScreen("playlist") { sitting in
                try sitting.waitForPlayback()
                sitting.person.press(.letter("n"))
                #expect(try sitting.says("item", "The Metronome"))
                #expect(try sitting.plays(in: \.self))
                sitting.person.press(.letter("b"))
                #expect(try sitting.says("item", "Dawn over the Hills"))
                #expect(try sitting.plays(in: \.self))

                try sitting.enterPictureInPicture()
                let change = MonotonicTime.now
                try sitting.actions.activate("next")
                #expect(try sitting.says("item", "The Metronome"))
                sitting.watch(forSeconds: 2)
                let dark = sitting.watch.recording.darkness(from: change, to: .now)
                #expect(dark < 500, "\(dark) ms without a picture between two items")
                #expect(try wait(atMost: 3) { try sitting.playsInOverlay() })
                _ = try sitting.click(.restore)
                sitting.stepAside()
                #expect(sitting.waitForPicture(only: .inline))
                #expect(try sitting.mainWindow().title.contains("The Metronome"))
                #expect(try sitting.actions.state("playing") == "true")
            }
        }

        /// A clip of thirty seconds has a few left then.
        private func goToItsEnd(_ sitting: Sitting) {
            for _ in 1...4 {
                sitting.person.press(.right)
                sitting.watch(forSeconds: 0.3)
            }
        }
    }
}
