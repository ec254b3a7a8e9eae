// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import SimulatedDevice

extension UIViewController {
    /// From the request to the end of the animation.
    private static let animation = Duration.milliseconds(400)

    public func present(
        _ controller: UIViewController,
        animated: Bool,
        completion: (() -> Void)? = nil
    ) {
        guard presentedViewController == nil, let window = viewIfLoaded?.window else {
            // As on a device: nothing happens but a line in the log.
            return Device.current.note(.system, "a presentation that is not possible")
        }
        let presenter = root
        presenter.presentedViewController = controller
        controller.presenter = presenter
        controller.isBeingPresented = true
        controller.transition = animated ? Self.animation : nil
        controller.view.frame = window.bounds
        window.addSubview(controller.view)
        let finish: @MainActor () -> Void = { [weak presenter, weak controller] in
            if controller?.modalPresentationStyle.covers == true {
                presenter?.viewIfLoaded?.removeFromSuperview()
            }
            controller?.isBeingPresented = false
            completion?()
        }
        animated ? Device.current.after(Self.animation, finish) : finish()
    }

    public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        guard let presented = presentedViewController else {
            presentingViewController.map { $0.dismiss(animated: animated, completion: completion) }
            return
        }
        // What it has presented itself goes with it.
        if presented.presentedViewController != nil { presented.dismiss(animated: false) }
        let window = presented.viewIfLoaded?.window
        presented.isBeingDismissed = true
        if presented.modalPresentationStyle.covers, let window, let view = viewIfLoaded {
            window.insertSubview(view, at: 0)
        }
        let finish: @MainActor () -> Void = { [self] in
            presented.transition = nil
            presented.viewIfLoaded?.removeFromSuperview()
            presented.isBeingDismissed = false
            presented.presenter = nil
            presentedViewController = nil
            completion?()
        }
        animated ? Device.current.after(Self.animation, finish) : finish()
    }

    private var root: UIViewController { parent?.root ?? self }
}
