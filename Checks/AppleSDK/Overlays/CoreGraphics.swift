// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

@_exported import CoreFoundation
@_exported import CoreGraphics

extension CGSize: Equatable {
    public static var zero: CGSize { fatalError() }
    public static func == (lhs: CGSize, rhs: CGSize) -> Bool { fatalError() }
}

extension CGRect {
    public static var zero: CGRect { fatalError() }
    public var isEmpty: Bool { fatalError() }
    public func contains(_ point: CGPoint) -> Bool { fatalError() }
}
