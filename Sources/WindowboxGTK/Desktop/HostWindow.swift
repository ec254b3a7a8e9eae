// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK
import GLibSupport
import Windowbox

/// A window that shows video, or did: what the user sends away and brings back.
///
/// It watches whether the user has the window before them, brings it back from
/// wherever it is, and keeps it when it is closed while its video is in the overlay.
@MainActor
final class HostWindow {
    /// The window's name for the service.
    let scene = SceneID.unique()
    /// The window; valid until it is destroyed.
    let window: UnsafeMutablePointer<GtkWindow>

    /// What is known of the window; a change of phase is told.
    private(set) var facts = WindowFacts() {
        didSet { if facts.phase != oldValue.phase { onPhase?(self) } }
    }

    /// Called when the window has come or gone.
    var onPhase: (@MainActor (HostWindow) -> Void)?
    /// Asked when the user closes the window: whether it is to be kept, out of sight.
    var keepsOnClose: (@MainActor () -> Bool)?

    private let desktop: Desktop
    private var connections: [SignalConnection] = []
    private var surface: OpaquePointer?
    /// Where the window was when the user closed it.
    private var place: WindowPlace?

    init(_ window: UnsafeMutablePointer<GtkWindow>, desktop: Desktop) {
        self.window = window
        self.desktop = desktop
        connections = [
            connect(window, "close-request") { [weak self] in self?.closeRequested($0) },
            connect(window, "realize") { [weak self] _ in self?.watchSurface() },
            connect(window, "unrealize") { [weak self] _ in self?.forgetSurface() },
            connect(window, "show") { [weak self] _ in self?.reappear() },
        ]
        watchSurface()
    }

    /// Whether the user closed the window while its video was in the overlay.
    var isWithdrawn: Bool { facts.standing == .withdrawn }

    /// Brings the window before the user, from wherever it is.
    func raise() {
        if isWithdrawn { desktop.show(window, at: place) }
        desktop.raise(window)
    }

    /// Destroys the window if the user had closed it and has not got it back.
    func destroyIfWithdrawn() {
        guard isWithdrawn else { return }
        gtk_window_destroy(window)
    }

    /// Lets go of the window, which is being destroyed.
    func invalidate() {
        connections.forEach { $0.disconnect() }
        forgetSurface()
    }

    private func closeRequested(_ arguments: SignalArguments) {
        guard keepsOnClose?() == true else { return }
        place = surface.flatMap(desktop.place)
        facts.standing = .withdrawn
        gtk_widget_set_visible(window.cast(), 0)
        arguments.returns(true)
    }

    private func reappear() {
        if isWithdrawn { facts.standing = .shown }
    }

    private func watchSurface() {
        guard let surface = gtk_native_get_surface(window.opaque) else { return }
        self.surface = surface
        connections.append(
            connect(surface, "notify::state") { [weak self] _ in self?.readState() }
        )
        desktop.observe(surface) { [weak self] in self?.readWorkspace() }
        readState()
        readWorkspace()
    }

    private func forgetSurface() {
        guard let surface else { return }
        desktop.forget(surface)
        self.surface = nil
    }

    private func readState() {
        guard let surface, !isWithdrawn else { return }
        let state = gdk_toplevel_get_state(surface)
        let isMinimised = state.rawValue & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue != 0
        facts.standing = isMinimised ? .minimised : .shown
    }

    private func readWorkspace() {
        guard let surface else { return }
        // One change, so that the phase in between is not told.
        var facts = facts
        facts.workspace = desktop.workspace(of: surface)
        facts.currentWorkspace = desktop.currentWorkspace
        self.facts = facts
    }
}
