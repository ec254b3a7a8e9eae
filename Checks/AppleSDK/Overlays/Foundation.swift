// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

@_exported import CoreGraphics
@_exported import Foundation
@_exported import ObjectiveC

// MARK: Bridging

extension String: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSString { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout String?) {}
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSString,
        result: inout String?
    ) -> Bool { fatalError() }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> String {
        fatalError()
    }
}

extension Array: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSArray { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: NSArray, result: inout Array?) {}
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSArray,
        result: inout Array?
    ) -> Bool { fatalError() }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSArray?) -> Array {
        fatalError()
    }
}

public struct URL: Hashable, Sendable, _ObjectiveCBridgeable {
    public init?(string: String) { fatalError() }
    public func _bridgeToObjectiveC() -> NSURL { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: NSURL, result: inout URL?) {}
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSURL,
        result: inout URL?
    ) -> Bool { fatalError() }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSURL?) -> URL {
        fatalError()
    }
}

extension Dictionary: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSDictionary { fatalError() }
    public static func _forceBridgeFromObjectiveC(
        _ source: NSDictionary,
        result: inout Dictionary?
    ) {}
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSDictionary,
        result: inout Dictionary?
    ) -> Bool { fatalError() }
    public static func _unconditionallyBridgeFromObjectiveC(
        _ source: NSDictionary?
    ) -> Dictionary { fatalError() }
}

extension Set: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSSet { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: NSSet, result: inout Set?) {}
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSSet,
        result: inout Set?
    ) -> Bool { fatalError() }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSSet?) -> Set {
        fatalError()
    }
}

public struct IndexPath: Hashable, Sendable, _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSIndexPath { fatalError() }
    public static func _forceBridgeFromObjectiveC(
        _ source: NSIndexPath,
        result: inout IndexPath?
    ) {}
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSIndexPath,
        result: inout IndexPath?
    ) -> Bool { fatalError() }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSIndexPath?) -> IndexPath {
        fatalError()
    }
}

extension NSError: @retroactive Error {}

public func _convertNSErrorToError(_ error: NSError?) -> any Error { fatalError() }
public func _convertErrorToNSError(_ error: any Error) -> NSError { fatalError() }

extension Error {
    public var localizedDescription: String { fatalError() }
}

// MARK: Notifications

public struct Notification: _ObjectiveCBridgeable {
    public typealias Name = NSNotification.Name
    public var name: Name
    public var object: Any?
    public func _bridgeToObjectiveC() -> NSNotification { fatalError() }
    public static func _forceBridgeFromObjectiveC(
        _ source: NSNotification,
        result: inout Notification?
    ) {}
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSNotification,
        result: inout Notification?
    ) -> Bool { fatalError() }
    public static func _unconditionallyBridgeFromObjectiveC(
        _ source: NSNotification?
    ) -> Notification { fatalError() }
}

extension NotificationCenter {
    public final class Notifications: AsyncSequence, Sendable {
        public typealias Element = Notification
        public struct Iterator: AsyncIteratorProtocol {
            public mutating func next() async -> Notification? { fatalError() }
        }
        public func makeAsyncIterator() -> Iterator { fatalError() }
    }

    public func notifications(
        named name: Notification.Name,
        object: (any AnyObject & Sendable)? = nil
    ) -> Notifications { fatalError() }
}

// MARK: Observing

public struct NSKeyValueObservedChange<Value> {
    public let newValue: Value?
    public let oldValue: Value?
}

@objc public class NSKeyValueObservation: NSObject {
    public func invalidate() { fatalError() }
}

public protocol _KeyValueCodingAndObserving {}
extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    @preconcurrency public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>,
        options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation { fatalError() }
}
