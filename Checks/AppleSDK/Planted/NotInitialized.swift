// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// on: ios
// refused: 'self.controller' not initialized at super.init call

import AVKit

final class Player: NSObject {
    let controller: AVPlayerViewController

    @MainActor override init() {
        super.init()
    }
}
