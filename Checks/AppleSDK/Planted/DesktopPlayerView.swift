// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// on: macabi
// refused: cannot find 'AVPlayerView' in scope

import AVKit

@MainActor func makeView() -> AnyObject { AVPlayerView() }
