// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import WindowboxGTK

/// The keys of the main window.
@MainActor
enum Keys {
    static func add(to window: UnsafeMutablePointer<GtkWindow>, _ coordinator: Coordinator) {
        let keys = gtk_event_controller_key_new()!
        // Before the focused button takes the space bar for itself.
        gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
        connect(keys, "key-pressed") { [weak coordinator] arguments in
            guard let coordinator, let press = KeyPress(arguments) else { return }
            if perform(press, window, coordinator) { arguments.returns(true) }
        }
        gtk_widget_add_controller(window.cast(), keys)
    }

    private static func perform(
        _ press: KeyPress,
        _ window: UnsafeMutablePointer<GtkWindow>,
        _ coordinator: Coordinator
    ) -> Bool {
        switch (press.key, press.isControlPressed) {
        case (GDK_KEY_q, _): g_application_quit(g_application_get_default())
        case (GDK_KEY_w, true): gtk_window_close(window)
        case (GDK_KEY_p, false): coordinator.togglePictureInPicture()
        case (_, true): return false
        case (let key, false): return perform(key, on: coordinator)
        }
        return true
    }

    private static func perform(_ key: Int32, on coordinator: Coordinator) -> Bool {
        guard let screen = coordinator.router.screen else { return false }
        let player = screen.focused.player
        switch key {
        case GDK_KEY_space: player.togglePlaying()
        case GDK_KEY_Left: player.seek(by: .seconds(-5))
        case GDK_KEY_Right: player.seek(by: .seconds(5))
        case GDK_KEY_Up: player.volume = min(player.volume + 0.1, 1)
        case GDK_KEY_Down: player.volume = max(player.volume - 0.1, 0)
        case GDK_KEY_m: player.isMuted.toggle()
        case GDK_KEY_n: screen.focused.playNext()
        case GDK_KEY_b: screen.focused.playPrevious()
        case GDK_KEY_f, GDK_KEY_F11: screen.toggleFullScreen()
        case GDK_KEY_Escape: coordinator.goBack()
        default: return false
        }
        return true
    }
}
