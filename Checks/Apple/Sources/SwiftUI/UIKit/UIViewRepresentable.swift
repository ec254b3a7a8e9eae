// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public let environment: EnvironmentValues
}

@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>
    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ uiView: UIViewType, context: Context)
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
    public var body: Never { fatalError("it has no body") }
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension UIViewRepresentable {
    func represent(in node: Node) {
        let made = node.kept as? (UIViewType, Coordinator)
        let coordinator = made?.1 ?? makeCoordinator()
        let context = Context(coordinator: coordinator, environment: node.environment)
        let view = made?.0 ?? makeUIView(context: context)
        updateUIView(view, context: context)
        guard made == nil else { return }
        node.keep((view, coordinator))
        node.host?.add(view)
        node.dismantle = {
            view.removeFromSuperview()
            Self.dismantleUIView(view, coordinator: coordinator)
        }
    }
}
