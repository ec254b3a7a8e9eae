// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import WindowboxSimulator

@MainActor
struct PaperPlatformTests {
    @Test func `the platform keeps the contract`() async {
        #expect(await PlatformContract.violations { PaperSubject() } == [])
    }
}
