// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK
import GLibSupport

/// Tells when a property of the desktop or of one of our windows changes.
///
/// GTK does not report a change of workspace; the window manager writes it into
/// properties, whose changes come as events on GTK's own connection.
@MainActor
final class DesktopObserver {
    private let x11: X11Display
    private var handlers: [Window: @MainActor () -> Void] = [:]
    private var connection: SignalConnection?
    private let workspaceProperty: Atom
    private let currentWorkspaceProperty: Atom

    init(_ x11: X11Display) {
        self.x11 = x11
        workspaceProperty = x11.atom("_NET_WM_DESKTOP")
        currentWorkspaceProperty = x11.atom("_NET_CURRENT_DESKTOP")

        // GDK has its own interest in the root window: ours is added to it.
        var attributes = XWindowAttributes()
        XGetWindowAttributes(x11.connection, x11.root, &attributes)
        XSelectInput(x11.connection, x11.root, attributes.your_event_mask | PropertyChangeMask)
        connection = connect(x11.display, "xevent") { [weak self] arguments in
            // The answer stays false: GDK goes on with the event.
            guard let event = arguments.pointer(1)?.assumingMemoryBound(to: XEvent.self) else {
                return
            }
            self?.hear(event.pointee)
        }
    }

    /// Calls the handler whenever the window's workspace or the current one has changed.
    func observe(_ window: Window, _ handler: @escaping @MainActor () -> Void) {
        handlers[window] = handler
    }

    /// Calls the window's handler no more.
    func forget(_ window: Window) {
        handlers[window] = nil
    }

    private func hear(_ event: XEvent) {
        guard event.type == PropertyNotify else { return }
        let property = event.xproperty
        if property.window == x11.root, property.atom == currentWorkspaceProperty {
            handlers.values.forEach { $0() }
        } else if property.atom == workspaceProperty {
            handlers[property.window]?()
        }
    }
}
