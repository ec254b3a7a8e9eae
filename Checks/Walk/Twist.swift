// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// Something that complicates a story.
package enum Twist: Hashable, Sendable, CaseIterable {
    /// The user leaves the app and comes back.
    case leaving
    /// The platform starts what is armed by itself, as long as fewer than two sessions run.
    case selfStart
    /// What plays comes to its end.
    case endOfContent
    /// Players go for good.
    case death
    /// The platform does not wait for answers to its questions, and gives the overlay to
    /// another app.
    case impatience
    /// What was given up on comes back, once.
    case ghost
    /// Views gain and lose support for Picture in Picture while they are on screen.
    case support
    /// Players are paused, and played again.
    case pausing
    /// Players lose their picture, go on with sound alone, are emptied, and load again.
    case loading
    /// The user uses one view, and then another.
    case using
    /// Views go into full screen, and back.
    case fullScreen
    /// Views go for good, not only out of sight.
    case removal
    /// Views keep their players while they are out of sight, and may have none while they
    /// are on screen.
    case keeping
    /// Views move from one window to another, and out of all windows.
    case moving
    /// The platform says anything of any surface at any time, and the app answers what it was
    /// never asked.
    case anarchy
}
