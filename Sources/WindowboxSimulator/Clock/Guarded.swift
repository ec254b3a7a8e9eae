// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#if canImport(os)
    import os

    /// A value that is read and written from anywhere.
    typealias Guarded<Value> = OSAllocatedUnfairLock<Value>

    extension OSAllocatedUnfairLock where State: Sendable {
        init(_ value: State) { self.init(initialState: value) }
    }
#else
    import Synchronization

    /// A value that is read and written from anywhere.
    final class Guarded<Value: Sendable>: Sendable {
        private let mutex: Mutex<Value>

        init(_ value: Value) { mutex = Mutex(value) }

        func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
            mutex.withLock { body(&$0) }
        }
    }
#endif
