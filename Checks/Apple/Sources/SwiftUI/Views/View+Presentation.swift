// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// A view over which another one is presented.
struct PresentationView<Content: View, Cover: View>: PrimitiveView {
    let content: Content
    let isPresented: Binding<Bool>
    let style: UIModalPresentationStyle
    let cover: () -> Cover

    func update(_ node: Node) {
        let presented = node.kept as? UIHostingController<AnyView>
        switch (presented, isPresented.wrappedValue) {
        case (nil, true):
            let controller = UIHostingController(rootView: AnyView(cover()))
            controller.modalPresentationStyle = style
            node.keep(controller)
            node.host?.afterUpdate { [weak node] in
                node?.host?.controller?.present(controller, animated: false)
            }
        case (let presented?, true):
            presented.rootView = AnyView(cover())
        case (let presented?, false):
            node.keep(nil)
            node.host?.afterUpdate { presented.dismiss(animated: false) }
        case (nil, false):
            break
        }
        node.hold([content])
    }
}

extension View {
    public func fullScreenCover(
        isPresented: Binding<Bool>,
        @ViewBuilder content: @escaping () -> some View
    ) -> some View {
        PresentationView(
            content: self,
            isPresented: isPresented,
            style: .fullScreen,
            cover: content
        )
    }
}
