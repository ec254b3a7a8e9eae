// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// on: ios
// refused: main actor-isolated property 'isActive' can not be mutated from a Sendable closure

import UIKit

@MainActor final class Activity {
    var isActive = false

    func watch() -> any NSObjectProtocol {
        NotificationCenter.default.addObserver(
            forName: UIScene.didActivateNotification,
            object: nil,
            queue: nil
        ) { [weak self] _ in
            self?.isActive = true
        }
    }
}
