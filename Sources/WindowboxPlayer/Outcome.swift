// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// Whether the app could show anything, which its exit code tells.
struct Outcome: Hashable {
    private var shown = 0
    private var failed = 0

    /// A picture was shown.
    mutating func noteShown() { shown += 1 }

    /// Something could not be shown.
    mutating func noteFailed() { failed += 1 }

    /// 0 when all went well, 1 when nothing could be shown.
    var exitCode: Int32 { failed > 0 && shown == 0 ? 1 : 0 }
}
