// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK
import GLibSupport

/// The buttons of the overlay: close, restore, play and pause.
@MainActor
final class OverlayControls {
    /// What lies over the picture.
    var widget: UnsafeMutablePointer<GtkWidget> { fader.widget }

    /// Called when the user asks for something.
    var onAction: (@MainActor (OverlayAction) -> Void)?

    private let fader: Fader
    private let play: UnsafeMutablePointer<GtkWidget>

    init() {
        let grid = gtk_overlay_new()!
        let shade = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
        gtk_widget_add_css_class(shade, "windowbox-shade")
        gtk_overlay_set_child(grid.opaque, shade)
        play = gtk_button_new_from_icon_name("media-playback-pause-symbolic")
        fader = Fader(grid)

        add(.close, "window-close-symbolic", "Close Picture in Picture", GTK_ALIGN_START, to: grid)
        add(
            .restore,
            "view-fullscreen-symbolic",
            "Back to the window",
            GTK_ALIGN_END,
            to: grid
        )
        gtk_widget_set_halign(play, GTK_ALIGN_CENTER)
        gtk_widget_set_valign(play, GTK_ALIGN_CENTER)
        gtk_widget_add_css_class(play, "windowbox-play")
        finish(play, .playPause, on: grid)
        isPlaying = true
    }

    /// Which of play and pause the button offers.
    var isPlaying: Bool = false {
        didSet {
            guard isPlaying != oldValue else { return }
            gtk_button_set_icon_name(
                play.cast(),
                isPlaying ? "media-playback-pause-symbolic" : "media-playback-start-symbolic"
            )
            describe(play, isPlaying ? "Pause" : "Play")
        }
    }

    /// Shows the buttons because the user is there.
    func attend() {
        // What is paused waits for its play button.
        isPlaying ? fader.showForAWhile() : fader.show()
    }

    /// Takes the buttons away because the user is not there any more.
    func leave() {
        fader.hide(after: Fader.leaveDelay)
    }

    /// Takes the buttons away at once.
    func hide() {
        fader.hide()
    }

    private func add(
        _ action: OverlayAction,
        _ icon: String,
        _ description: String,
        _ side: GtkAlign,
        to grid: UnsafeMutablePointer<GtkWidget>
    ) {
        let button = gtk_button_new_from_icon_name(icon)!
        gtk_widget_set_halign(button, side)
        gtk_widget_set_valign(button, GTK_ALIGN_START)
        describe(button, description)
        finish(button, action, on: grid)
    }

    private func finish(
        _ button: UnsafeMutablePointer<GtkWidget>,
        _ action: OverlayAction,
        on grid: UnsafeMutablePointer<GtkWidget>
    ) {
        gtk_widget_add_css_class(button, "windowbox-button")
        gtk_overlay_add_overlay(grid.opaque, button)
        connect(button, "clicked") { [weak self] _ in self?.onAction?(action) }
    }

    private func describe(_ button: UnsafeMutablePointer<GtkWidget>, _ text: String) {
        gtk_widget_set_tooltip_text(button, text)
    }
}
