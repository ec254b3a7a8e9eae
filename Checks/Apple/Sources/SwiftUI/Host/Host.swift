// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import SimulatedDevice

/// A tree of views in a hosting controller. What has changed is brought up to date when the device
/// settles, as the real one does at the end of a turn.
@MainActor
final class Host {
    let root: Node
    weak var controller: UIViewController?
    private var presence = Presence.absent
    private var actions: [() -> Void] = []
    private(set) var work = Work.none

    enum Presence {
        case absent
        case present
    }

    enum Work {
        case none
        case underWay
    }

    init(_ view: any View) {
        root = Node(view, EnvironmentValues())
        root.host = self
    }

    func replaceRoot(_ view: any View) {
        root.replace(view, EnvironmentValues())
    }

    /// Evaluates what has changed, and then does what the views want done.
    func update() {
        guard controller != nil, work == .none else { return }
        work = .underWay
        root.updateIfNeeded()
        work = .none
        if presence == .present { root.appear() }
        let actions = actions
        self.actions = []
        actions.forEach { $0() }
    }

    func afterUpdate(_ action: @escaping () -> Void) {
        actions.append(action)
    }

    func appear() {
        presence = .present
        root.appear()
    }

    func disappear() {
        presence = .absent
        root.disappear()
    }

    /// A view cannot change what is being evaluated.
    func checkChange() {
        guard work == .underWay else { return }
        Device.current.fail("a state was changed while a body was evaluated")
    }

    func add(_ view: UIView) {
        guard let parent = controller?.view else { return }
        fill(parent, with: view)
    }

    func add(_ child: UIViewController) {
        guard let controller else { return }
        controller.addChild(child)
        fill(controller.view, with: child.view)
        child.didMove(toParent: controller)
    }

    private func fill(_ parent: UIView, with view: UIView) {
        view.frame = parent.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.addSubview(view)
    }
}
