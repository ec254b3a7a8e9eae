// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

extension CALayer {
    /// The window in which it is to be seen; nil if it is not.
    @MainActor package var visibleWindow: UIWindow? {
        guard let view = nearestView as? UIView, let window = view.window, !isHidden else {
            return nil
        }
        let path = sequence(first: view, next: \.superview)
        return path.contains(where: \.isHidden) ? nil : window
    }
}
