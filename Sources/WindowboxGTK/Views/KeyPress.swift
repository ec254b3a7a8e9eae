// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK
import GLibSupport

/// A key that was pressed, whatever the state of Shift and Caps Lock.
package struct KeyPress: Hashable, Sendable {
    /// Which one; one of the constants `GDK_KEY_…`.
    package var key: Int32
    /// Whether Control was held.
    package var isControlPressed: Bool

    package init(_ key: Int32, isControlPressed: Bool = false) {
        self.key = Int32(bitPattern: gdk_keyval_to_lower(UInt32(bitPattern: key)))
        self.isControlPressed = isControlPressed
    }

    /// What an event controller's `key-pressed` tells; nil for what is the desktop's, or a menu's.
    package init?(_ arguments: SignalArguments) {
        let modifiers = arguments.uint(3)
        let others = GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue | GDK_META_MASK.rawValue
        guard modifiers & others == 0 else { return nil }
        self.init(
            Int32(bitPattern: arguments.uint(1)),
            isControlPressed: modifiers & GDK_CONTROL_MASK.rawValue != 0
        )
    }
}
