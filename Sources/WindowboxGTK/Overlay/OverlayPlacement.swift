// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK

/// Puts the overlay where it belongs, as far as the desktop lets an app do so.
@MainActor
protocol OverlayPlacement: AnyObject {
    /// The place of the next overlay, in GTK's units.
    func place(aspect: Double, beside host: UnsafeMutablePointer<GtkWindow>?) -> PixelRectangle
    /// Shows the window there, above others and without the focus.
    func map(_ window: UnsafeMutablePointer<GtkWindow>, at place: PixelRectangle)
    /// Notes where the user has put the window.
    func remember(_ window: UnsafeMutablePointer<GtkWindow>)
}
