// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation
import SimulatedDevice

/// Who observes an object, by key path.
public final class Observers: @unchecked Sendable {
    // Both variables are guarded by the lock.
    private let lock = NSLock()
    private var handlers: [(number: Int, path: AnyKeyPath, handler: Handler)] = []
    private var last = 0

    typealias Handler = @Sendable (_ old: Any, _ new: Any) -> Void

    package init() {}

    func add(_ path: AnyKeyPath, _ handler: @escaping Handler) -> NSKeyValueObservation {
        lock.withLock {
            last += 1
            handlers.append((last, path, handler))
            let number = last
            return NSKeyValueObservation { [weak self] in self?.remove(number) }
        }
    }

    private func remove(_ number: Int) {
        lock.withLock { handlers.removeAll { $0.number == number } }
    }

    /// Tells of a change, from this thread or from another one, as the device has it.
    func tell(_ path: AnyKeyPath, _ old: Any, _ new: Any) {
        let affected = lock.withLock { handlers.filter { $0.path == path } }
        guard !affected.isEmpty else { return }
        let tellAll = { for entry in affected { entry.handler(old, new) } }
        switch ChangeDelivery.next() {
        case .sameThread: tellAll()
        case .anotherThread:
            // Not `sync`, which would stay on this thread.
            let told = DispatchSemaphore(value: 0)
            Self.elsewhere.async {
                tellAll()
                told.signal()
            }
            told.wait()
        }
    }

    private static let elsewhere = DispatchQueue(label: "another thread")
}
