// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import DemoModel
import WindowboxGTK

/// The one window of the app: the list, or a screen with players.
@MainActor
final class MainWindow {
    let window: UnsafeMutablePointer<GtkWindow>
    let list = ListScreen()
    let panes = PanesView()
    /// Called when the window is gone for good.
    var onClose: (@MainActor () -> Void)?
    /// Called when the window fills the whole screen, or no longer does, whoever wanted it.
    var onPresentation: (@MainActor (Presentation) -> Void)?

    private let stack = gtk_stack_new().opaque

    init(_ application: UnsafeMutablePointer<GtkApplication>, size: VideoSize) {
        Style.install()
        window = gtk_application_window_new(application).cast()
        gtk_stack_add_child(stack, list.widget)
        gtk_stack_add_child(stack, panes.widget)
        gtk_window_set_child(window, stack.cast())
        gtk_widget_add_css_class(window.cast(), "player")
        resize(to: size)
        connect(window, "destroy") { [weak self] _ in self?.closed() }
        connect(window, "notify::fullscreened") { [weak self] _ in self?.tellPresentation() }
        show(nil)
    }

    /// Shows a screen with players, or the list.
    func show(_ screen: PlayerScreen<Player>?) {
        panes.show(screen)
        present(as: screen?.presentation ?? .inline)
        guard let screen else {
            gtk_stack_set_visible_child(stack, list.widget)
            gtk_window_set_title(window, "Windowbox")
            return list.focus()
        }
        gtk_stack_set_visible_child(stack, panes.widget)
        gtk_window_set_title(window, "\(screen.focused.media.title) – Windowbox")
        gtk_window_set_focus(window, nil)
    }

    /// Brings the window forward.
    func present() {
        gtk_window_present(window)
    }

    /// Gives the window's content another size.
    func resize(to size: VideoSize) {
        gtk_window_set_default_size(window, Int32(size.width), Int32(size.height))
    }

    private func present(as presentation: Presentation) {
        guard presentation != self.presentation else { return }
        switch presentation {
        case .inline: gtk_window_unfullscreen(window)
        case .fullScreen: gtk_window_fullscreen(window)
        }
    }

    private var presentation: Presentation {
        gtk_window_is_fullscreen(window) != 0 ? .fullScreen : .inline
    }

    private func tellPresentation() {
        onPresentation?(presentation)
    }

    private func closed() {
        panes.close()
        onClose?()
    }
}
