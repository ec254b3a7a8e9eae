// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

@_exported import ObjectiveC

extension NSObject: Equatable, Hashable {
    public static func == (lhs: NSObject, rhs: NSObject) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) { fatalError() }
}

// The name by which the importer knows an Objective-C Boolean.
@frozen public struct ObjCBool: Sendable {
    var value: Bool
    public init(_ value: Bool) { fatalError() }
    public var boolValue: Bool { fatalError() }
}
public func _convertBoolToObjCBool(_ value: Bool) -> ObjCBool { fatalError() }
public func _convertObjCBoolToBool(_ value: ObjCBool) -> Bool { fatalError() }
