// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation

/// Where clips are kept from one run to the next.
public enum ClipFolder {
    /// The number changes with what is drawn, so that no clip of an earlier version is shown.
    private static let kept = "windowbox/clips-1"

    /// A folder in the user's cache: `XDG_CACHE_HOME`, or `~/.cache` where it is not set.
    ///
    /// The folder is made with the first clip, and may be deleted at any time.
    public static var standard: URL {
        let environment = ProcessInfo.processInfo.environment
        if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") {
            return URL(fileURLWithPath: cache).appendingPathComponent(kept)
        }
        let home = environment["HOME"].map { URL(fileURLWithPath: $0) }
        return (home ?? FileManager.default.temporaryDirectory)
            .appendingPathComponent(".cache/\(kept)")
    }
}
