// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

public struct EnvironmentValues: @unchecked Sendable {
    // It is used on the main actor only.
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
            return value as! Key.Value
        }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

@propertyWrapper
public struct Environment<Value>: DynamicProperty, @unchecked Sendable {
    // It is used on the main actor only.
    private let keyPath: KeyPath<EnvironmentValues, Value>
    private let link = Link()

    private final class Link {
        var values = EnvironmentValues()
    }

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.keyPath = keyPath
    }

    public var wrappedValue: Value { link.values[keyPath: keyPath] }
}

extension Environment: LinkedProperty {
    func link(to node: Node, _ path: [Int]) {
        link.values = node.environment
    }
}
