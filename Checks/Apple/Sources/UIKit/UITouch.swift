// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// A finger on the screen.
@MainActor
open class UITouch: NSObject {
    open private(set) weak var view: UIView?
    private let point: CGPoint
    private weak var window: UIWindow?

    init(at point: CGPoint, in window: UIWindow) {
        self.point = point
        self.window = window
        view = window.hitTest(point, with: nil)
    }

    open func location(in view: UIView?) -> CGPoint {
        let places = sequence(first: view, next: { $0?.superview }).compactMap { $0 }
        return places.filter { $0 !== window }.reduce(point) { point, view in
            CGPoint(x: point.x - view.frame.minX, y: point.y - view.frame.minY)
        }
    }
}

extension UIWindow {
    /// The user touches the screen: whoever recognizes gestures above what is hit is asked.
    package func touch(_ point: CGPoint) {
        let touch = UITouch(at: point, in: self)
        for view in sequence(first: touch.view, next: { $0?.superview }).compactMap({ $0 }) {
            for recognizer in view.gestureRecognizers ?? [] {
                recognizer.receive(touch)
            }
        }
    }
}
