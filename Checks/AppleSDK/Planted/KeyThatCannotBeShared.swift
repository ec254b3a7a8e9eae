// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// on: ios
// refused: is not concurrency-safe

import SwiftUI
import WindowboxAVKit

struct PersistableKey: EnvironmentKey {
    static var defaultValue: (any PictureInPicturePersistable)?
}
