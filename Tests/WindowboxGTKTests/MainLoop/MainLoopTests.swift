// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The main loop can only be judged in a program of its own: a test process has its own way of
/// serving the main actor, on another thread.
@Suite struct MainLoopTests {
    @Test func `the main actor runs on GLib's main loop, and an idle loop is quiet`() throws {
        let lines = try output(ofProgram: "MainLoopProbe")
        #expect(lines.last == "done")
        #expect(lines.count == 11)
        #expect(lines.filter { $0.hasSuffix(": no") }.isEmpty)
    }

    private func output(ofProgram name: String) throws -> [String] {
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let process = Process()
        process.executableURL = URL(filePath: tests).deletingLastPathComponent()
            .appending(path: name)
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        // A loop that is not served would wait for ever.
        let deadline = DispatchWorkItem { process.terminate() }
        DispatchQueue.global().asyncAfter(deadline: .now() + 15, execute: deadline)
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        deadline.cancel()
        return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}
