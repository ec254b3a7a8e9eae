// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// A stack of controllers of which the top one is seen. Its changes are not animated.
@MainActor
open class UINavigationController: UIViewController {
    open var viewControllers: [UIViewController] {
        get { controllers }
        set { show(newValue) }
    }
    private var controllers: [UIViewController] = []

    public convenience init(rootViewController: UIViewController) {
        self.init()
        show([rootViewController])
    }

    open var topViewController: UIViewController? { viewControllers.last }

    open func pushViewController(_ controller: UIViewController, animated: Bool) {
        show(viewControllers + [controller])
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard viewControllers.count > 1, let top = viewControllers.last else { return nil }
        show(viewControllers.dropLast())
        return top
    }

    private func show(_ wanted: [UIViewController]) {
        let old = topViewController
        let gone = controllers.filter { controller in
            !wanted.contains { $0 === controller }
        }
        for controller in wanted where controller.parent !== self { addChild(controller) }
        gone.forEach { $0.willMove(toParent: nil) }
        controllers = wanted
        if old !== topViewController {
            old?.viewIfLoaded?.removeFromSuperview()
            if let top = topViewController?.view { view.addSubview(top) }
        }
        gone.forEach { $0.removeFromParent() }
        topViewController?.didMove(toParent: self)
    }
}
