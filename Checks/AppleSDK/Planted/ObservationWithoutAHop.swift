// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// on: ios
// refused: can not be mutated from a Sendable closure

import AVKit

@MainActor final class Status {
    var isPossible = false
    var observation: NSKeyValueObservation?

    func watch(_ controller: AVPictureInPictureController) {
        observation = controller.observe(\.isPictureInPicturePossible) {
            [weak self] controller, _ in
            self?.isPossible = controller.isPictureInPicturePossible
        }
    }
}
