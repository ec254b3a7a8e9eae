// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// on: tvos
// refused: 'Observations' is only available in tvOS 26.0 or newer

import Observation
import WindowboxAVKit

@MainActor func follow() async {
    for await status in Observations({ PictureInPicture.shared.status }) { print(status) }
}
