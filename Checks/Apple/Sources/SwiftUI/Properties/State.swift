// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

@propertyWrapper
public struct State<Value>: DynamicProperty, @unchecked Sendable {
    // It is used on the main actor only.
    private let link: Link

    /// Where the value is: in the property until it is in the tree.
    final class Cell {
        var value: Value
        weak var node: Node?

        init(_ value: Value) {
            self.value = value
        }
    }

    private final class Link {
        var cell: Cell

        init(_ cell: Cell) {
            self.cell = cell
        }
    }

    public init(wrappedValue: Value) {
        link = Link(Cell(wrappedValue))
    }

    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
    }

    public var wrappedValue: Value {
        get { link.cell.value }
        nonmutating set {
            link.cell.value = newValue
            let node = link.cell.node
            MainActor.assumeIsolated { node?.invalidate() }
        }
    }

    public var projectedValue: Binding<Value> {
        let state = self
        return Binding(get: { state.wrappedValue }, set: { state.wrappedValue = $0 })
    }
}

extension State: LinkedProperty {
    func link(to node: Node, _ path: [Int]) {
        let cell = node.cells[path] as? Cell ?? link.cell
        cell.node = node
        node.cells[path] = cell
        link.cell = cell
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}
