// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import DesktopSupport
import Foundation

/// Programs of this package that tests start, because what they show needs a process of its own.
enum Program {
    /// Runs a program on a desktop of its own, without a window manager, and answers the lines
    /// that it writes; it has half a minute.
    ///
    /// Nothing of it outlives this process, however that ends.
    static func lines(
        of name: String,
        _ arguments: [String] = [],
        with variables: [String: String] = [:]
    ) async throws -> [String] {
        // On a thread of its own: waiting would keep one from other tests.
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(with: Result { try run(name, arguments, variables) })
            }
        }
    }

    private static func run(
        _ name: String,
        _ arguments: [String],
        _ variables: [String: String]
    ) throws -> [String] {
        let desktop = try VirtualDesktop(nil)
        defer { desktop.close() }
        let program = try desktop.start(
            [CheckFolder.products.appending(path: name).path] + arguments,
            with: variables,
            log: "program.log"
        )
        _ = program.exitStatus(within: 30)
        program.stop()
        return program.output.split(separator: "\n").map(String.init)
    }
}
