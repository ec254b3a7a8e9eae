// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// Views that consist of others. There is no layout: all that they hold is there.

public struct EmptyView: PrimitiveView {
    public nonisolated init() {}
    func update(_ node: Node) { node.hold([]) }
}

public struct TupleView<Content> {
    public var value: Content
    private let views: [any View]

    nonisolated init(_ value: Content, _ views: [any View]) {
        self.value = value
        self.views = views
    }
}

extension TupleView: PrimitiveView {
    func update(_ node: Node) { node.hold(views) }
}

public enum _ConditionalContent<First, Second> {
    case first(First)
    case second(Second)
}

extension _ConditionalContent: View where First: View, Second: View {}
extension _ConditionalContent: PrimitiveView where First: View, Second: View {
    func update(_ node: Node) {
        switch self {
        case .first(let view): node.hold([view, nil])
        case .second(let view): node.hold([nil, view])
        }
    }
}

extension Optional: View where Wrapped: View {}
extension Optional: PrimitiveView where Wrapped: View {
    func update(_ node: Node) { node.hold([self]) }
}

public struct Group<Content> {
    let content: Content
}

extension Group: View where Content: View {}
extension Group: PrimitiveView where Content: View {
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content())
    }

    func update(_ node: Node) { node.hold([content]) }
}

public struct ZStack<Content: View>: PrimitiveView {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    func update(_ node: Node) { node.hold([content]) }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    private let views: [(name: AnyHashable, view: Content)]
}

extension ForEach: View where Content: View {}
extension ForEach: PrimitiveView where Content: View {
    func update(_ node: Node) { node.hold(views.map { ($0.name, $0.view as any View) }) }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    public init(_ data: Data, @ViewBuilder content: (Data.Element) -> Content) {
        views = data.map { (AnyHashable($0.id), content($0)) }
    }
}

public struct AnyView: PrimitiveView {
    private let content: any View

    public init(_ view: any View) {
        content = view
    }

    func update(_ node: Node) { node.hold([content]) }
}
