// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

public protocol DynamicProperty {}

/// A property that lives with the place of its view in the tree.
@MainActor
protocol LinkedProperty {
    func link(to node: Node, _ path: [Int])
}
