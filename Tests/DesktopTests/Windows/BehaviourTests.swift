// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import DesktopSupport
import Testing

extension RealWindows {
    @Suite(.serialized) struct BehaviourTests {
        @Test(arguments: WindowManager.allCases, Behaviour.allCases)
        func `the five behaviours`(windowManager: WindowManager, behaviour: Behaviour) throws {
            let hearing = behaviour == .survivesTheBackground
            let desktop = try VirtualDesktop(windowManager, sound: hearing)
            defer { desktop.close() }
            let result = try behaviour.performPatiently(at: desktop, hearing: hearing)
            report(result.facts)
            #expect(result.passed)
            #expect(result.pictures.count >= 3)
        }
    }
}
