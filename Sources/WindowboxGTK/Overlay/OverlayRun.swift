// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import GLibSupport
import Windowbox

/// What the overlay has been lent, and how far it is with it.
@MainActor
struct OverlayRun {
    /// What it shows.
    let surface: SurfaceID
    /// The view that showed it, and goes on doing so until the overlay does.
    let lender: ViewID?
    /// The window that it came from.
    weak var host: HostWindow?
    /// How far it is.
    var stage = Stage.opening
    /// The window that shows the picture again.
    weak var returned: HostWindow?
    /// What ends the wait for that.
    var patience: MainLoopSource?

    /// How long the overlay waits, in milliseconds, for the window to have the picture. A
    /// window manager that brings the window back at all does so sooner.
    static let patience = 600

    enum Stage {
        /// Its picture is not on screen yet.
        case opening
        case open
        /// Open, and waiting to hear whether the player's screen is back.
        case asking
        /// Open until the window has the picture.
        case leaving
    }
}
