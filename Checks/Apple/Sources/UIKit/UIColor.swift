// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// A colour, by name.
open class UIColor: NSObject, @unchecked Sendable {
    // It has nothing that could change.
    package let name: String

    package init(name: String) {
        self.name = name
    }

    open class var black: UIColor { UIColor(name: "black") }
    open class var clear: UIColor { UIColor(name: "clear") }
}
