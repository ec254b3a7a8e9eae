// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK
import GLibSupport
import WindowboxGTK

/// The keys of the main window.
@MainActor
enum Keys {
    static func add(to window: UnsafeMutablePointer<GtkWindow>, screen: PlayerScreen) {
        let keys = gtk_event_controller_key_new()!
        // Before the focused button takes the space bar for itself.
        gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
        connect(keys, "key-pressed") { arguments in
            let isControlPressed =
                UInt32(truncatingIfNeeded: arguments.int(3)) & GDK_CONTROL_MASK.rawValue != 0
            let key = Int32(bitPattern: arguments.uint(1))
            if perform(key, isControlPressed, window, screen) { arguments.returns(true) }
        }
        gtk_widget_add_controller(window.cast(), keys)
    }

    private static func perform(
        _ key: Int32,
        _ isControlPressed: Bool,
        _ window: UnsafeMutablePointer<GtkWindow>,
        _ screen: PlayerScreen
    ) -> Bool {
        switch (key, isControlPressed) {
        case (GDK_KEY_q, _):
            g_application_quit(g_application_get_default())
            return true
        case (GDK_KEY_w, true):
            gtk_window_close(window)
            return true
        case (GDK_KEY_p, false):
            // What is on screen is meant, if anything is; else what is in Picture in Picture.
            PictureInPicture.shared.toggle(from: screen.model == nil ? nil : screen.view.id)
            return true
        default:
            guard !isControlPressed, let player = screen.model?.player else { return false }
            return perform(key, player, screen)
        }
    }

    private static func perform(_ key: Int32, _ player: Player, _ screen: PlayerScreen) -> Bool {
        switch key {
        case GDK_KEY_space: player.togglePlaying()
        case GDK_KEY_Left: player.seek(by: .seconds(-5))
        case GDK_KEY_Right: player.seek(by: .seconds(5))
        case GDK_KEY_Up: player.volume = min(player.volume + 0.1, 1)
        case GDK_KEY_Down: player.volume = max(player.volume - 0.1, 0)
        case GDK_KEY_m: player.isMuted.toggle()
        case GDK_KEY_Escape: screen.onBack?()
        default: return false
        }
        return true
    }
}
