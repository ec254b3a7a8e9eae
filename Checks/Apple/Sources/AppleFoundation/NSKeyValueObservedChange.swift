// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation

/// What has changed.
public struct NSKeyValueObservedChange<Value> {
    public let oldValue: Value?
    public let newValue: Value?
}

/// What an observer wants to be told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}
