// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing

@testable import DesktopSupport

@Suite struct SoundWatchTests {
    @Test func `the longest silence is found in steps of 20 ms`() {
        let loud = [Int16](repeating: 3000, count: 1600)
        let quiet = [Int16](repeating: 3, count: 800)
        #expect(SoundWatch.longestSilence(in: (loud + loud)[...]) == 0)
        #expect(SoundWatch.longestSilence(in: (loud + quiet + loud)[...]) == 100)
        #expect(SoundWatch.longestSilence(in: (quiet + loud + quiet + quiet)[...]) == 200)
    }
}
