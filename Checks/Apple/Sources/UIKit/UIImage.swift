// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// A picture, by name.
open class UIImage: NSObject, @unchecked Sendable {
    // It has nothing that could change.
    package let name: String

    package init(name: String) {
        self.name = name
    }
}
