// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

struct EnvironmentView<Content: View> {
    let content: Content
    let change: (inout EnvironmentValues) -> Void

    init(_ content: Content, _ change: @escaping (inout EnvironmentValues) -> Void) {
        self.content = content
        self.change = change
    }
}

extension EnvironmentView: PrimitiveView {
    func update(_ node: Node) {
        var environment = node.environment
        change(&environment)
        node.hold([content], environment)
    }
}

extension View {
    public nonisolated func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        _ value: Value
    ) -> some View {
        EnvironmentView(self) { $0[keyPath: keyPath] = value }
    }
}
