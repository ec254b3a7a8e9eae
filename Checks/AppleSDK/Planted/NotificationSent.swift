// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// on: ios
// refused: risks causing data races

import UIKit

@MainActor func use(_ notification: Notification) {}

func watch() -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(
        forName: UIScene.didActivateNotification,
        object: nil,
        queue: nil
    ) { notification in
        Task { @MainActor in use(notification) }
    }
}
