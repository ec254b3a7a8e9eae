// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#if !os(macOS)
import Foundation

/// An observation of a notification, which ends with the token.
final class NotificationToken {
    private let observer: any NSObjectProtocol

    /// Observes a notification of an object, or of any; it comes on the thread it is posted on.
    init(
        _ name: Notification.Name,
        of object: Any? = nil,
        handler: @escaping @Sendable (Notification) -> Void
    ) {
        observer = NotificationCenter.default.addObserver(
            forName: name,
            object: object,
            queue: nil,
            using: handler
        )
    }

    deinit {
        NotificationCenter.default.removeObserver(observer)
    }
}
#endif
