// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public let environment: EnvironmentValues
}

@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>
    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ controller: UIViewControllerType, context: Context)
    static func dismantleUIViewController(
        _ controller: UIViewControllerType,
        coordinator: Coordinator
    )
    func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
    public var body: Never { fatalError("it has no body") }
    public static func dismantleUIViewController(
        _ controller: UIViewControllerType,
        coordinator: Coordinator
    ) {}
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
    func represent(in node: Node) {
        let made = node.kept as? (UIViewControllerType, Coordinator)
        let coordinator = made?.1 ?? makeCoordinator()
        let context = Context(coordinator: coordinator, environment: node.environment)
        let controller = made?.0 ?? makeUIViewController(context: context)
        updateUIViewController(controller, context: context)
        guard made == nil else { return }
        node.keep((controller, coordinator))
        node.host?.add(controller)
        node.dismantle = {
            controller.willMove(toParent: nil)
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
            Self.dismantleUIViewController(controller, coordinator: coordinator)
        }
    }
}
