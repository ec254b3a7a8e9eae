// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation

/// A program that is run for its answer.
public enum Command {
    /// What a program said.
    public struct Answer: Sendable {
        /// Whether it ended by itself with code 0.
        public var succeeded: Bool
        /// What it wrote to standard output and standard error.
        public var output: String
    }

    /// Runs a program to its end, or to the deadline, when it is ended and counts as failed.
    public static func run(
        _ arguments: [String],
        environment: [String: String],
        within seconds: Double = 10
    ) throws -> Answer {
        let log = FileManager.default.temporaryDirectory
            .appendingPathComponent("windowbox-command-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: log) }
        let child = try Child(arguments, environment: environment, log: log)
        let status = waitFor(atMost: seconds, every: 0.002, child.exitStatus)
        child.stop(within: 1)
        return Answer(succeeded: status == .exited(0), output: child.output)
    }

    /// Whether a program is installed.
    public static func isInstalled(_ name: String) -> Bool {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return path.split(separator: ":").contains {
            FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
        }
    }
}
