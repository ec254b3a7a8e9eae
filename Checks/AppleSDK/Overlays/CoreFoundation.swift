// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

@_exported import CoreFoundation

@frozen public struct CGFloat: Sendable {
    public var native: Double
    public init(_ value: Double) { fatalError() }
}

extension CGFloat: Hashable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    public init(integerLiteral value: Int) { fatalError() }
    public init(floatLiteral value: Double) { fatalError() }
}
