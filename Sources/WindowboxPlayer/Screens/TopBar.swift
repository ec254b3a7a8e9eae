// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import DemoModel
import WindowboxGTK

/// The bar above a picture: the way back, what is played, and what a screen has of its own.
@MainActor
final class TopBar {
    private let fader: Fader
    private let back = gtk_button_new_from_icon_name("go-previous-symbolic")!
    private let name = gtk_label_new(nil)!
    private let support = gtk_switch_new()!
    private let supportBox = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8)!
    private let exchange = gtk_button_new_with_label("Exchange the view")!
    private let pictureInPicture: PictureInPictureButton?
    private var screen: PlayerScreen<Player>?

    /// Makes a bar for a view; one with the standard controls has its own button in these.
    init(_ view: PaneView) {
        let bar = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)!
        gtk_widget_add_css_class(bar, "bar")
        gtk_widget_add_css_class(bar, "top")
        gtk_widget_set_valign(bar, GTK_ALIGN_START)
        fader = Fader(bar)
        switch view {
        case .video(let view): pictureInPicture = PictureInPictureButton(view: view)
        case .system: pictureInPicture = nil
        }
        gtk_widget_set_tooltip_text(back, "Back to the list")
        gtk_widget_add_css_class(name, "title")
        gtk_widget_set_hexpand(name, 1)
        gtk_label_set_xalign(name.opaque, 0)
        gtk_label_set_ellipsize(name.opaque, PANGO_ELLIPSIZE_END)
        gtk_box_append(supportBox.cast(), gtk_label_new("Picture in Picture"))
        gtk_box_append(supportBox.cast(), support)
        gtk_widget_set_valign(support, GTK_ALIGN_CENTER)
        gtk_widget_add_css_class(exchange, "words")
        for part in [back, name, supportBox, exchange]
            + [pictureInPicture?.widget].compactMap(\.self)
        {
            gtk_box_append(bar.cast(), part)
        }
        connect(support, "notify::active") { [weak self] _ in self?.readSupport() }
        connect(exchange, "clicked") { [weak self] _ in self?.screen?.exchangeViews() }
    }

    var widget: UnsafeMutablePointer<GtkWidget> { fader.widget }

    /// Called when the user wants to leave the screen.
    func onBack(_ handler: @escaping @MainActor () -> Void) {
        connect(back, "clicked") { _ in handler() }
    }

    /// Shows the bar for a while.
    func attend() {
        fader.showForAWhile()
    }

    /// Shows what belongs to a model on its screen.
    ///
    /// - Parameter isFirst: Whether it is the first one from the left.
    func show(_ model: Model, on screen: PlayerScreen<Player>, isFirst: Bool) {
        self.screen = screen
        gtk_label_set_text(name.opaque, model.media.title)
        gtk_widget_set_visible(back, isFirst ? 1 : 0)
        gtk_widget_set_margin_start(name, isFirst ? 0 : 20)
        gtk_widget_set_visible(supportBox, screen.demo == .support ? 1 : 0)
        gtk_widget_set_visible(exchange, screen.demo == .exchange ? 1 : 0)
        gtk_switch_set_active(support.opaque, screen.supportsPictureInPicture ? 1 : 0)
        // With nothing to show there is nothing to press; else the button says why it is not.
        let isOffered = model.failure == nil
        (pictureInPicture?.widget).map { gtk_widget_set_visible($0, isOffered ? 1 : 0) }
    }

    private func readSupport() {
        screen?.supportsPictureInPicture = gtk_switch_get_active(support.opaque) != 0
    }
}
