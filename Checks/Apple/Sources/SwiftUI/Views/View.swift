// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

@_exported import AppleFoundation
@_exported import UIKit

@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError("it has no body") }
}

/// A view that has no body: the host asks it what it consists of.
///
/// A type that is made off the main actor conforms in an extension, so that it is not isolated as
/// a whole.
@MainActor
protocol PrimitiveView: View where Body == Never {
    func update(_ node: Node)
}

extension PrimitiveView {
    public var body: Never { fatalError("it has no body") }
}
