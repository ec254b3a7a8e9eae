// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#if !os(macOS)
import UIKit

extension UIView {
    /// Puts a view over the whole of this one, whatever its size becomes.
    func fill(with view: UIView) {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
    }
}

extension UIViewController {
    /// Takes the controller out of the one that it is in, if it is in one.
    func leaveParent() {
        guard parent != nil else { return }
        willMove(toParent: nil)
        view.removeFromSuperview()
        removeFromParent()
    }

    /// Puts a controller over the whole of this one, wherever it was before.
    func fill(with child: UIViewController) {
        guard child.parent !== self else { return }
        child.leaveParent()
        addChild(child)
        view.fill(with: child.view)
        child.didMove(toParent: self)
    }
}
#endif
