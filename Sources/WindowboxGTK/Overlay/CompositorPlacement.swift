// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK
import GLibSupport

/// The placement where the compositor decides: only the size is ours.
@MainActor
final class CompositorPlacement: OverlayPlacement {
    private var width: Int?

    func place(aspect: Double, beside host: UnsafeMutablePointer<GtkWindow>?) -> PixelRectangle {
        // Without a place there is no work area either; any that is large enough will do.
        let area = PixelRectangle(x: 0, y: 0, width: 1920, height: 1080)
        let geometry = OverlayGeometry(workArea: area, aspect: aspect)
        let size = width.map(geometry.size(width:)) ?? geometry.usualSize
        return geometry.usualPlace(of: size)
    }

    func map(_ window: UnsafeMutablePointer<GtkWindow>, at place: PixelRectangle) {
        gtk_widget_set_visible(window.cast(), 1)
    }

    func laidOut(_ window: UnsafeMutablePointer<GtkWindow>) {}

    func settle(_ window: UnsafeMutablePointer<GtkWindow>, aspect: Double) -> Settling {
        let width = Int(gtk_widget_get_width(window.cast()))
        let height = Int(gtk_widget_get_height(window.cast()))
        let wanted = Int((Double(width) / aspect).rounded())
        guard width > 0, abs(height - wanted) > 1, !window.isArranged else { return .settled }
        gtk_window_set_default_size(window, Int32(width), Int32(wanted))
        return .asked
    }

    func remember(_ window: UnsafeMutablePointer<GtkWindow>) {
        guard !window.isArranged else { return }
        width = Int(gtk_widget_get_width(window.cast()))
    }
}
