// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK
import GLibSupport
import Observation
import WindowboxGTK

/// The one window of the app, with its two screens.
@MainActor
@Observable
final class MainWindow {
    /// The screens of the window.
    enum Shown: String {
        case list
        case player
    }

    /// Which screen is shown.
    private(set) var shown = Shown.list
    let list = ListScreen()
    let screen: PlayerScreen
    /// Called when the window is gone for good.
    var onClose: (@MainActor () -> Void)?
    private let window: UnsafeMutablePointer<GtkWindow>
    private let stack: OpaquePointer

    init(_ application: UnsafeMutablePointer<GtkApplication>, size: VideoSize) {
        Style.install()
        window = gtk_application_window_new(application).cast()
        screen = PlayerScreen()
        stack = gtk_stack_new().opaque
        gtk_stack_add_child(stack, list.widget)
        gtk_stack_add_child(stack, screen.widget)
        gtk_window_set_child(window, stack.cast())
        gtk_window_set_default_size(window, Int32(size.width), Int32(size.height))
        gtk_widget_add_css_class(window.cast(), "player")
        Keys.add(to: window, screen: screen)
        connect(window, "destroy") { [weak self] _ in self?.close() }
        showList()
    }

    private func close() {
        screen.close()
        onClose?()
    }

    /// Brings the window forward.
    func present() {
        gtk_window_present(window)
    }

    func showList() {
        shown = .list
        gtk_stack_set_visible_child(stack, list.widget)
        screen.model = nil
        gtk_window_set_title(window, "Windowbox")
        list.focus()
    }

    func showScreen() {
        shown = .player
        gtk_stack_set_visible_child(stack, screen.widget)
        gtk_window_set_title(window, "\(screen.model?.media.title ?? "") – Windowbox")
        gtk_window_set_focus(window, nil)
    }
}
