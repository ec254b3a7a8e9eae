// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation

/// Programs that tests start, because what they show needs a process of its own.
enum Program {
    /// Runs a program of this package, with a limit to its time, and answers the lines it prints.
    static func lines(
        of name: String,
        _ arguments: [String] = [],
        environment: [String: String] = [:]
    ) async throws -> [String] {
        // On a thread of its own: waiting would keep one from other tests.
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(with: Result { try run(name, arguments, environment) })
            }
        }
    }

    private static func run(
        _ name: String,
        _ arguments: [String],
        _ environment: [String: String]
    ) throws -> [String] {
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let process = Process()
        process.executableURL = URL(filePath: tests).deletingLastPathComponent()
            .appending(path: name)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        // A file, as another test's program might inherit a pipe and keep it open.
        let output = try OutputFile()
        process.standardOutput = output.handle
        try process.run()
        let deadline = DispatchWorkItem { process.stop() }
        DispatchQueue.global().asyncAfter(deadline: .now() + 40, execute: deadline)
        process.waitUntilExit()
        deadline.cancel()
        return output.text.split(separator: "\n").map(String.init)
    }
}

/// A display of a test's own, without a window manager; it goes with its owner.
final class VirtualDisplay {
    let name: String
    private let process = Process()

    init() async throws {
        process.executableURL = URL(filePath: "/usr/bin/Xvfb")
        process.arguments = ["-displayfd", "1", "-screen", "0", "1600x1000x24", "-nolisten", "tcp"]
        let output = try OutputFile()
        process.standardOutput = output.handle
        process.standardError = FileHandle.nullDevice
        try process.run()
        // It prints its number when it is ready.
        let deadline = ContinuousClock.now + .seconds(10)
        while !output.text.hasSuffix("\n"), ContinuousClock.now < deadline {
            try await Task.sleep(for: .milliseconds(10))
        }
        name = ":" + output.text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    deinit {
        process.stop()
        process.waitUntilExit()
    }

    /// What a program needs to be on this display, and on no session of the user's.
    var environment: [String: String] {
        [
            "DISPLAY": name, "GDK_BACKEND": "x11", "GTK_A11Y": "none",
            "GSETTINGS_BACKEND": "memory", "DBUS_SESSION_BUS_ADDRESS": "disabled:",
        ]
    }
}

/// A file that a program prints to.
struct OutputFile {
    let handle: FileHandle
    private let url = Clip.folder.appending(path: UUID().uuidString)

    init() throws {
        try Data().write(to: url)
        handle = try FileHandle(forWritingTo: url)
    }

    /// What has been printed so far.
    var text: String {
        (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    }
}

extension Process {
    /// Ends the program, by force: Swift's threads block the polite signal, and children inherit
    /// that.
    fileprivate func stop() {
        kill(processIdentifier, SIGKILL)
    }
}
