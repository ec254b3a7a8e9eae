// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// A window, which shows its root controller once it is visible.
@MainActor
open class UIWindow: UIView {
    open weak var windowScene: UIWindowScene?

    open var rootViewController: UIViewController? {
        didSet {
            oldValue?.viewIfLoaded?.removeFromSuperview()
            if !isHidden { showRoot() }
        }
    }

    public init(windowScene: UIWindowScene) {
        super.init(frame: UIWindow.screen)
        self.windowScene = windowScene
        isHidden = true
        windowScene.windows.append(self)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override var window: UIWindow? { self }

    open func makeKeyAndVisible() {
        isHidden = false
        showRoot()
    }

    private func showRoot() {
        guard let view = rootViewController?.view, view.superview == nil else { return }
        view.frame = bounds
        addSubview(view)
    }

    package static let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
}
