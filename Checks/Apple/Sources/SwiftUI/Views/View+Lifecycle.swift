// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// A view that is told when it comes and goes.
struct LifecycleView<Content: View> {
    let content: Content
    var onAppear: (() -> Void)?
    var onDisappear: (() -> Void)?

    init(
        _ content: Content,
        onAppear: (() -> Void)? = nil,
        onDisappear: (() -> Void)? = nil
    ) {
        self.content = content
        self.onAppear = onAppear
        self.onDisappear = onDisappear
    }
}

extension LifecycleView: PrimitiveView {
    func update(_ node: Node) {
        node.onAppear = onAppear
        node.onDisappear = onDisappear
        node.hold([content])
    }
}

/// A view with a task that runs while it is there.
struct TaskView<Content: View> {
    let content: Content
    let action: @isolated(any) () async -> Void

    init(_ content: Content, _ action: @escaping @isolated(any) () async -> Void) {
        self.content = content
        self.action = action
    }
}

extension TaskView: PrimitiveView {
    func update(_ node: Node) {
        let action = action
        node.onAppear = { [weak node] in node?.keep(Task { await action() }) }
        node.onDisappear = { [weak node] in (node?.kept as? Task<Void, Never>)?.cancel() }
        node.hold([content])
    }
}

extension View {
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        LifecycleView(self, onAppear: action)
    }

    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        LifecycleView(self, onDisappear: action)
    }

    public nonisolated func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        TaskView(self, action)
    }
}
