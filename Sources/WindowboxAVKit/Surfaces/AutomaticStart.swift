// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#if !os(macOS)
import AVKit

#if os(tvOS)
// On a television nothing starts by itself: the user asks for it.
extension AVPictureInPictureController {
    var startsOnLeaving: Bool {
        get { false }
        set {}
    }
}

extension AVPlayerViewController {
    var startsOnLeaving: Bool {
        get { false }
        set {}
    }
}
#else
extension AVPictureInPictureController {
    /// Whether it starts when the app is left.
    var startsOnLeaving: Bool {
        get { canStartPictureInPictureAutomaticallyFromInline }
        set { canStartPictureInPictureAutomaticallyFromInline = newValue }
    }
}

extension AVPlayerViewController {
    /// Whether it starts when the app is left.
    var startsOnLeaving: Bool {
        get { canStartPictureInPictureAutomaticallyFromInline }
        set { canStartPictureInPictureAutomaticallyFromInline = newValue }
    }
}
#endif
#endif
