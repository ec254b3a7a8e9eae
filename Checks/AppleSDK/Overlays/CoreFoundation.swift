// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

@_exported import CoreFoundation

@frozen public struct CGFloat: Sendable {
    public var native: Double
    public init(_ value: Double) { fatalError() }
    public init(_ value: Int) { fatalError() }
}

extension CGFloat: Hashable, Comparable, SignedNumeric, ExpressibleByFloatLiteral {
    public init(integerLiteral value: Int) { fatalError() }
    public init(floatLiteral value: Double) { fatalError() }
    public init?<Source: BinaryInteger>(exactly source: Source) { fatalError() }
    public var magnitude: CGFloat { fatalError() }
    public static func < (lhs: CGFloat, rhs: CGFloat) -> Bool { fatalError() }
    public static func + (lhs: CGFloat, rhs: CGFloat) -> CGFloat { fatalError() }
    public static func - (lhs: CGFloat, rhs: CGFloat) -> CGFloat { fatalError() }
    public static func * (lhs: CGFloat, rhs: CGFloat) -> CGFloat { fatalError() }
    public static func / (lhs: CGFloat, rhs: CGFloat) -> CGFloat { fatalError() }
    public static func *= (lhs: inout CGFloat, rhs: CGFloat) { fatalError() }
}
