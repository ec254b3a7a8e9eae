// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK
import Foundation

/// How GTK draws on this machine.
public enum Rendering {
    /// Chooses the way that suits this machine, unless the user has chosen; before GTK starts.
    ///
    /// Without graphics hardware GTK would emulate it, which costs several times what drawing in
    /// software does, and tens of megabytes of memory. Only what the environment variables
    /// `GSK_RENDERER` and `GDK_DEBUG` leave open is chosen.
    @MainActor
    public static func choose() {
        let devices = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/dri")) ?? []
        guard !devices.contains(where: { $0.hasPrefix("renderD") }) else { return }
        // 0: what the user has set stays.
        setenv("GSK_RENDERER", "cairo", 0)
        // GDK starts its emulation for each window even if nothing draws with it.
        if isSoftware { setenv("GDK_DEBUG", "gl-disable", 0) }
    }

    /// Whether the user's choice, or ours, is drawing in software.
    static var isSoftware: Bool {
        getenv("GSK_RENDERER").map { String(cString: $0) } == "cairo"
    }
}
