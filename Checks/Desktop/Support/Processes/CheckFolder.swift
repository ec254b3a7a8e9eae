// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation

/// The folders that checks use.
public enum CheckFolder {
    /// Where this program and the ones that were built with it lie.
    public static var products: URL {
        URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent()
    }

    /// What is worth keeping from one run to the next: clips, and the list of plug-ins.
    public static var cache: URL {
        let folder = products.appendingPathComponent("desktop-checks")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}
