// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK
import Foundation

/// How GTK draws on this machine.
public enum Rendering {
    /// Chooses the way that suits this machine, unless the user has chosen; before GTK starts.
    ///
    /// Without graphics hardware GTK would emulate it, which costs several times what drawing in
    /// software does. Only what the environment variable `GSK_RENDERER` leaves open is chosen.
    @MainActor
    public static func choose() {
        let devices = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/dri")) ?? []
        guard !devices.contains(where: { $0.hasPrefix("renderD") }) else { return }
        // 0: what the user has set stays.
        setenv("GSK_RENDERER", "cairo", 0)
    }
}
