// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// Why a session ended.
///
/// It is decided when the session has fully ended, never earlier, because
/// platforms differ in the order of what they say before.
public enum Ending: Hashable, Sendable {
    /// The player's screen is back: asked for in the overlay or by the app, or
    /// because a view for the same player was opened.
    case restored
    /// The user closed the overlay.
    case closed
    /// It ended without the player's screen: the app wanted none, or the screen that
    /// was asked for did not come back.
    case stopped
    /// Another source took the overlay, because the app or the platform wanted it there, be it
    /// one of another app.
    case replaced
    /// The app came back to the foreground with the player's view on screen.
    case returnedToForeground
    /// The session could not start.
    case failed(StartFailure)
    /// What played came to its end.
    case contentEnded
}

extension Ending: CustomStringConvertible {
    /// The ending in a few words, for logs and transcripts.
    public var description: String {
        switch self {
        case .restored: "restored"
        case .closed: "closed"
        case .stopped: "stopped"
        case .replaced: "replaced"
        case .returnedToForeground: "returned to foreground"
        case .failed(let failure): "failed: \(failure)"
        case .contentEnded: "content ended"
        }
    }
}
