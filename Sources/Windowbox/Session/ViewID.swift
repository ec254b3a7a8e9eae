// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// Names one video view for as long as the process runs.
///
/// A new view never gets the identifier of an earlier one.
public struct ViewID: Identifier {
    /// The number behind the name.
    public let rawValue: Int

    /// Makes the identifier with this number; equal numbers name the same view.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}

extension ViewID {
    @MainActor private static var last = 0

    /// Returns an identifier that no view of this process has had yet.
    @MainActor public static func unique() -> ViewID {
        last += 1
        return ViewID(rawValue: last)
    }
}
