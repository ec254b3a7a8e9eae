// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation
import SimulatedDevice

/// An object whose properties can be observed. Apple's `NSObject` is one; here a class says so.
public protocol KeyValueObservable: NSObject {
    /// Who observes it.
    nonisolated var observers: Observers { get }
}

extension KeyValueObservable {
    /// Calls a closure for each change, until the observation is gone.
    ///
    /// The closure is `@Sendable`, stricter than Apple's, because a change may be told from
    /// another thread.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>,
        options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let observation = observers.add(keyPath) { [weak self] old, new in
            guard let self else { return }
            let change = NSKeyValueObservedChange(
                oldValue: options.contains(.old) ? old as? Value : nil,
                newValue: options.contains(.new) ? new as? Value : nil
            )
            changeHandler(self, change)
        }
        if options.contains(.initial) {
            let value = options.contains(.new) ? self[keyPath: keyPath] : nil
            changeHandler(self, NSKeyValueObservedChange(oldValue: nil, newValue: value))
        }
        return observation
    }

    /// Tells the observers that a property has another value now.
    package func changed<Value>(_ keyPath: KeyPath<Self, Value>, from old: Value) {
        observers.tell(keyPath, old, self[keyPath: keyPath])
    }
}
