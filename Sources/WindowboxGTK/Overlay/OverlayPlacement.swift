// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK
import GLibSupport

/// Puts the overlay where it belongs, as far as the desktop lets an app do so.
@MainActor
protocol OverlayPlacement: AnyObject {
    /// The place of the next overlay, in GTK's units.
    func place(aspect: Double, beside host: UnsafeMutablePointer<GtkWindow>?) -> PixelRectangle
    /// Shows the window there, above others and without the focus.
    func map(_ window: UnsafeMutablePointer<GtkWindow>, at place: PixelRectangle)
    /// GTK has worked out the window's size anew.
    func laidOut(_ window: UnsafeMutablePointer<GtkWindow>)
    /// Brings the window nearer to the video's aspect, where it is not of it.
    func settle(_ window: UnsafeMutablePointer<GtkWindow>, aspect: Double) -> Settling
    /// Notes where the user has put the window.
    func remember(_ window: UnsafeMutablePointer<GtkWindow>)
}

extension UnsafeMutablePointer<GtkWindow> {
    /// Whether the window manager has given the window a size that is not its own: maximised,
    /// in full screen, or beside others.
    @MainActor var isArranged: Bool {
        guard let surface = gtk_native_get_surface(opaque) else { return false }
        let arranged =
            GDK_TOPLEVEL_STATE_MAXIMIZED.rawValue | GDK_TOPLEVEL_STATE_FULLSCREEN.rawValue
            | GDK_TOPLEVEL_STATE_TILED.rawValue
        return gdk_toplevel_get_state(surface).rawValue & arranged != 0
    }
}
