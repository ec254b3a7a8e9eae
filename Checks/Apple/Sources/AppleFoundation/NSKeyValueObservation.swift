// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation

/// An observation, which lasts as long as it is kept.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    // Its one variable is guarded by the lock.
    private let lock = NSLock()
    private var remove: (@Sendable () -> Void)?

    init(_ remove: @escaping @Sendable () -> Void) {
        self.remove = remove
    }

    public func invalidate() {
        lock.withLock {
            remove?()
            remove = nil
        }
    }

    deinit { invalidate() }
}
