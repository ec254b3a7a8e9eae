// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// on: ios
// refused: main actor-isolated

import WindowboxAVKit

func start() { PictureInPicture.shared.start() }
