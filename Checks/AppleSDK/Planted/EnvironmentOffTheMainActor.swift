// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// on: ios
// refused: main actor-isolated

import SwiftUI
import WindowboxAVKit

func state(_ values: EnvironmentValues) -> PictureInPicture.Status {
    values[keyPath: \.pictureInPicture].status
}
