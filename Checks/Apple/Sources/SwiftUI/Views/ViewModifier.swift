// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    @ViewBuilder func body(content: Content) -> Body
    typealias Content = _ViewModifier_Content<Self>
}

public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
    let content: any View
    func update(_ node: Node) { node.hold([content]) }
}

public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public nonisolated init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {}
extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
    func update(_ node: Node) {
        node.link(modifier)
        node.hold([modifier.body(content: _ViewModifier_Content(content: content))])
    }
}

extension View {
    public nonisolated func modifier<Modifier: ViewModifier>(
        _ modifier: Modifier
    ) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
