// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import SimulatedDevice

/// What is told of touches before the view that they hit, and may keep them from it.
@MainActor
open class UIGestureRecognizer: NSObject {
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    public override init() {
        super.init()
    }

    func receive(_ touch: UITouch) {
        guard delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true else { return }
        Device.current.fail("a gesture takes a touch that is meant for the app")
    }
}

/// A recognizer of taps.
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {}

@MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive touch: UITouch
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive touch: UITouch
    ) -> Bool { true }
}
