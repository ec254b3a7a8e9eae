// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import UIKit

/// The demo in UIKit, for iOS and tvOS.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Sound.setUp()
        return true
    }
}
