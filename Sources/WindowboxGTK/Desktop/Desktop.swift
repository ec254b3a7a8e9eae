// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK
import GLibSupport

/// The desktop that the app runs on, as far as Picture in Picture has to do with it.
///
/// On X it knows workspaces and can bring windows back from them. Elsewhere it knows of
/// nothing but what GTK tells.
@MainActor
final class Desktop {
    private let x11: X11Display?
    private let observer: DesktopObserver?

    /// The desktop of GTK's default display.
    init() {
        x11 = X11Display()
        observer = x11.map(DesktopObserver.init)
    }

    /// Whether windows can be told to stay above others; nil where the compositor decides.
    var keepsWindowsAbove: Bool? {
        x11?.hasWindowManager
    }

    /// Why there can be no overlay here, as a sentence; nil where there can.
    var obstacle: String? {
        guard gdk_display_get_default() != nil else {
            return "Picture in Picture needs a display, and there is none."
        }
        guard let x11 else { return nil }
        return x11.hasWindowManager
            ? nil : "Picture in Picture needs a window manager. Please start one."
    }

    /// The workspace that the user looks at, where there are any.
    var currentWorkspace: Int? { x11?.currentWorkspace }

    /// The workspace that a window is on.
    func workspace(of surface: OpaquePointer) -> Int? {
        x11?.workspace(of: gdk_x11_surface_get_xid(surface))
    }

    /// Calls the handler whenever the window's workspace or the current one has changed.
    func observe(_ surface: OpaquePointer, _ handler: @escaping @MainActor () -> Void) {
        observer?.observe(gdk_x11_surface_get_xid(surface), handler)
    }

    /// Calls the window's handler no more.
    func forget(_ surface: OpaquePointer) {
        observer?.forget(gdk_x11_surface_get_xid(surface))
    }

    /// Where a window is; nil where windows are not placed by apps.
    func place(of surface: OpaquePointer) -> WindowPlace? {
        x11.map { WindowPlace(of: surface, on: $0) }
    }

    /// Shows a window that was hidden where it was before.
    func show(_ window: UnsafeMutablePointer<GtkWindow>, at place: WindowPlace?) {
        gtk_widget_set_visible(window.cast(), 1)
        guard let x11, let place, let surface = gtk_native_get_surface(window.opaque) else {
            return
        }
        place.take(surface, on: x11)
    }

    /// Brings a window before the user: not minimised, on the workspace that they look at,
    /// above the others and with the focus.
    func raise(_ window: UnsafeMutablePointer<GtkWindow>) {
        if let x11, let surface = gtk_native_get_surface(window.opaque) {
            let xid = gdk_x11_surface_get_xid(surface)
            if let workspace = x11.workspace(of: xid), let current = x11.currentWorkspace,
                workspace != current
            {
                // The window comes to the user: some window managers refuse to activate
                // a window of another workspace.
                x11.ask("_NET_WM_DESKTOP", of: xid, current, 1)
            }
            gtk_window_unminimize(window)
            gtk_window_present_with_time(window, gdk_x11_get_server_time(surface))
            // Activated as by a pager, since a request in the app's own name may be
            // taken for theft of the focus when the user has just clicked the overlay.
            x11.ask("_NET_ACTIVE_WINDOW", of: xid, 2, Int(gdk_x11_get_server_time(surface)), 0)
            XFlush(x11.connection)
        } else {
            gtk_window_unminimize(window)
            gtk_window_present(window)
        }
    }
}
