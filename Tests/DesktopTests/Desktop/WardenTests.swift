// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DesktopSupport

@Suite struct WardenTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("windowbox-warden-\(UUID().uuidString)")
    private let environment = ProcessInfo.processInfo.environment

    @Test func `it ends whole sessions, also those that do not listen, and clears the folder`()
        throws
    {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let warden = try Warden(folder: folder)
        let deaf = try Child(
            ["sh", "-c", "trap '' TERM; sleep 600 & echo ready; wait"],
            environment: environment,
            log: folder.appendingPathComponent("log"),
            warden: warden
        )
        #expect(wait(atMost: 5) { deaf.output.contains("ready") })
        warden.finish()
        #expect(deaf.exitStatus(within: 5) == .signalled(SIGKILL))
        // What has ended may wait to be taken note of, as Z.
        let rest = try Command.run(
            ["ps", "-o", "stat=", "-s", "\(deaf.pid)"],
            environment: environment
        )
        #expect(rest.output.split(separator: "\n").allSatisfy { $0.hasPrefix("Z") })
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }

    @Test func `a program that is not there is said in a sentence`() {
        let error = #expect(throws: DesktopError.self) {
            _ = try Child(
                ["windowbox-no-such-program"],
                environment: environment,
                log: folder.appendingPathExtension("log")
            )
        }
        #expect(error?.description.contains("windowbox-no-such-program does not start") == true)
    }

    @Test func `a command that takes too long is ended`() throws {
        let answer = try Command.run(["sleep", "60"], environment: environment, within: 0.2)
        #expect(!answer.succeeded)
    }
}
