// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// Names what the user sends away and brings back as one: a desktop window, or a
/// scene of an app.
public struct SceneID: Identifier {
    /// The number behind the name.
    public let rawValue: Int

    /// Makes the identifier with this number; equal numbers name the same scene.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}

extension SceneID {
    @MainActor private static var last = 0

    /// Returns an identifier that no scene of this process has had yet.
    @MainActor public static func unique() -> SceneID {
        last += 1
        return SceneID(rawValue: last)
    }
}
