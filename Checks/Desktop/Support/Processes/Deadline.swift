// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation

/// Waits on the caller's thread until something is a fact, and says whether it became one in time.
///
/// The condition is asked about every `interval` seconds and a last time at the deadline.
@discardableResult
public func wait(
    atMost seconds: Double,
    every interval: Double = 0.01,
    until isFact: () throws -> Bool
) rethrows -> Bool {
    let deadline = MonotonicTime.now + .seconds(seconds)
    while MonotonicTime.now < deadline {
        if try isFact() { return true }
        Thread.sleep(forTimeInterval: interval)
    }
    return try isFact()
}

/// Waits on the caller's thread for a value to be there.
///
/// It has a name of its own, since a condition is a value too.
public func waitFor<Value>(
    atMost seconds: Double,
    every interval: Double = 0.01,
    _ value: () throws -> Value?
) rethrows -> Value? {
    var found: Value?
    try wait(atMost: seconds, every: interval) {
        found = try value()
        return found != nil
    }
    return found
}
