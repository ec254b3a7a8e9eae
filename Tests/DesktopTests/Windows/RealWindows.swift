// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import DesktopSupport
import Testing
import WindowboxClips

/// All checks with real windows: one after the other, for they measure time.
@Suite(.serialized) enum RealWindows {}

/// Runs a check with a desktop and the app on it, and reports each fact that does not hold.
func withApp(
    under windowManager: WindowManager,
    opening clips: [Clip] = [Clip.catalogue[0]],
    _ check: (Sitting) throws -> Void
) throws {
    let desktop = try VirtualDesktop(windowManager)
    defer { desktop.close() }
    let sitting = try Sitting(at: desktop, opening: clips.map(desktop.put))
    defer { sitting.end() }
    try check(sitting)
    report(sitting.facts)
}

/// Reports each fact that does not hold as an issue of its own.
func report(_ facts: [Fact]) {
    for fact in facts {
        #expect(fact.holds, "\(fact)")
    }
}
