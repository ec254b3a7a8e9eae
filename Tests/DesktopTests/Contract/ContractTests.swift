// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import DesktopSupport
import Foundation
import Testing

extension RealWindows {
    /// A test process cannot run GTK's main loop, so that a program of its own does it.
    @Suite(.serialized) struct ContractTests {
        @Test(arguments: WindowManager.allCases)
        func `the desktop keeps the contract of platforms`(windowManager: WindowManager) throws {
            let probe = CheckFolder.products.appendingPathComponent("ContractProbe")
            let answer = try Command.run(
                [probe.path, windowManager.rawValue],
                environment: ProcessInfo.processInfo.environment,
                within: 400
            )
            let lines = answer.output.split(separator: "\n")
            #expect(lines.filter { $0.contains(": it is not so that ") } == [])
            #expect(lines.last?.wholeMatch(of: /clauses=[1-9]\d* violations=0/) != nil)
            #expect(answer.succeeded, "\(answer.output)")
        }
    }
}
