// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

public struct Text: PrimitiveView {
    let words: String

    public init(_ words: String) {
        self.words = words
    }

    func update(_ node: Node) { node.hold([]) }
}

public struct Button<Label: View>: PrimitiveView {
    let action: @MainActor () -> Void
    let label: Label

    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.action = action
        self.label = label()
    }

    func update(_ node: Node) {
        node.press = action
        node.hold([label])
    }
}
