// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing

/// The main loop can only be judged in a program of its own: a test process has its own way of
/// serving the main actor, on another thread.
@Suite struct MainLoopTests {
    @Test func `the main actor runs on GLib's main loop, and an idle loop is quiet`() async throws {
        let lines = try await Program.lines(of: "MainLoopProbe")
        #expect(lines.last == "done")
        #expect(lines.count == 11)
        #expect(lines.filter { $0.hasSuffix(": no") }.isEmpty)
    }
}
