// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK

/// What the user asks for in the overlay.
enum OverlayAction: Hashable, Sendable {
    case close
    case restore
    case playPause
    /// Forwards, or backwards where negative; in seconds.
    case seek(Double)
    /// Louder, or softer where negative; of a whole of 1.
    case changeVolume(Double)
    case toggleMute
    /// The end of the app.
    case quit

    /// What a key asks for.
    init?(_ press: KeyPress) {
        switch (press.key, press.isControlPressed) {
        case (GDK_KEY_q, true): self = .quit
        case (GDK_KEY_w, true), (GDK_KEY_q, false): self = .close
        case (GDK_KEY_Escape, false), (GDK_KEY_p, false): self = .restore
        case (GDK_KEY_space, false): self = .playPause
        case (GDK_KEY_Left, false): self = .seek(-5)
        case (GDK_KEY_Right, false): self = .seek(5)
        case (GDK_KEY_Up, false): self = .changeVolume(0.1)
        case (GDK_KEY_Down, false): self = .changeVolume(-0.1)
        case (GDK_KEY_m, false): self = .toggleMute
        default: return nil
        }
    }
}
