// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import DemoModel
import UIKit

/// The list, and over it the screen with players, while there is one.
final class RootController: UINavigationController {
    init(router: DemoRouter) {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [MediaListController(router: router)]
        router.onScreen = { [weak self] in self?.show($0, of: router) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func show(_ screen: DemoScreen?, of router: DemoRouter) {
        let shown = presentedViewController as? PlayerScreenController
        guard shown == nil || shown?.screen !== screen else { return shown?.update() ?? () }
        // Without an animation, for Picture in Picture flies to where the video is.
        guard shown != nil else { return present(screen, of: router) }
        dismiss(animated: false) { [weak self] in self?.present(screen, of: router) }
    }

    private func present(_ screen: DemoScreen?, of router: DemoRouter) {
        // There may be another one by now.
        guard let screen, router.screen === screen else { return }
        let controller = PlayerScreenController(screen: screen, router: router)
        controller.modalPresentationStyle = .fullScreen
        present(controller, animated: false)
    }
}
