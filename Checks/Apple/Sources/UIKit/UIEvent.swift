// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// Something that the user does to a view.
@MainActor
open class UIEvent: NSObject {
    open private(set) var type = EventType.touches

    public enum EventType: Int, Sendable {
        case touches
    }
}
