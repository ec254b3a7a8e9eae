// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// What a platform reports of Picture in Picture, in AVKit's words.
///
/// A platform reports what happens, when it happens, whoever caused it. No order is
/// asked for: each platform says these things in its own.
public enum Report: Hashable, Sendable {
    /// The overlay is about to come up.
    case willStart
    /// The overlay is up.
    case didStart
    /// The overlay does not come up, for this reason; a sentence that an app can show.
    case failedToStart(String)
    /// The user wants the player's screen back. The platform waits for
    /// `finishRestoration` before it gives the overlay up.
    case restoreUserInterface
    /// Another app takes the overlay; will-stop and did-stop follow. AVKit has no word for it:
    /// from a platform that does not say so it looks as if the user had closed the overlay.
    case overtaken
    /// The overlay is about to go.
    case willStop
    /// The overlay is gone.
    case didStop
}
