// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import UIKit
import WindowboxAVKit

/// Has a window for the scene, in which the router decides what is shown.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let router = DemoRouter.app()

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = RootController(router: router)
        window.makeKeyAndVisible()
        self.window = window
    }
}
