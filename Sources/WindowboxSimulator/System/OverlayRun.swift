// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

/// How far one surface is on its way into the overlay and out again.
enum OverlayRun: Hashable {
    /// The service has asked for it; nothing was said yet.
    case asked
    /// It is on its way in.
    case coming
    /// It is in the overlay.
    case shown
    /// The system has asked for the screen, and says this when it has the answer.
    case asking(then: [Report])
    /// It is on its way out.
    case leaving
}
