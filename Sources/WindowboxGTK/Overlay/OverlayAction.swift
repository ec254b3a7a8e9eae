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

    /// What a key asks for, whether or not Caps Lock is on; the same keys do the same in a
    /// player's window.
    init?(key: UInt32, isControlPressed: Bool) {
        switch (Int32(bitPattern: gdk_keyval_to_lower(key)), isControlPressed) {
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
