// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import DemoModel
import Foundation
import WindowboxGTK

/// The bar below a picture in the app's own layout: what the player is controlled with.
@MainActor
final class BottomBar {
    /// The model that is controlled.
    var model: Model? {
        didSet { update() }
    }

    private let fader: Fader
    private let play = gtk_button_new_from_icon_name("media-playback-pause-symbolic")!
    private let previous = gtk_button_new_from_icon_name("media-skip-backward-symbolic")!
    private let next = gtk_button_new_from_icon_name("media-skip-forward-symbolic")!
    private let mute = gtk_button_new_from_icon_name("audio-volume-high-symbolic")!
    private let fullScreen = gtk_button_new_from_icon_name("view-fullscreen-symbolic")!
    private let time = gtk_label_new("0:00")!
    private let position = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 1, 0.001)!
    private var clock: MainLoopSource?

    init() {
        let bar = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)!
        gtk_widget_add_css_class(bar, "bar")
        gtk_widget_add_css_class(bar, "bottom")
        gtk_widget_set_valign(bar, GTK_ALIGN_END)
        fader = Fader(bar)
        gtk_scale_set_draw_value(position.cast(), 0)
        gtk_widget_set_hexpand(position, 1)
        gtk_widget_set_tooltip_text(previous, "Previous")
        gtk_widget_set_tooltip_text(next, "Next")
        gtk_widget_set_tooltip_text(fullScreen, "Full screen")
        connect(play, "clicked") { [weak self] _ in self?.model?.togglePlaying() }
        connect(previous, "clicked") { [weak self] _ in self?.model?.playPrevious() }
        connect(next, "clicked") { [weak self] _ in self?.model?.playNext() }
        connect(mute, "clicked") { [weak self] _ in self?.toggleMute() }
        connect(position, "change-value") { [weak self] in self?.seek(to: $0.double(2)) }
        for part in [previous, play, next, position, time, mute, fullScreen] {
            gtk_box_append(bar.cast(), part)
        }
    }

    var widget: UnsafeMutablePointer<GtkWidget> { fader.widget }

    /// Called when the user wants the whole screen, or no longer does.
    func onFullScreen(_ handler: @escaping @MainActor () -> Void) {
        connect(fullScreen, "clicked") { _ in handler() }
    }

    /// Shows the bar for a while.
    func attend() {
        guard model != nil else { return }
        fader.showForAWhile()
        update()
        // Only what can be seen is kept up to date.
        guard clock == nil else { return }
        clock = .timeout(milliseconds: 250, .forever) { [weak self] in self?.tick() }
    }

    /// Shows nothing any more, since the widgets are gone.
    func close() {
        clock?.cancel()
        clock = nil
    }

    /// Shows what the player does now.
    func update() {
        guard let model else { return }
        let player = model.player
        let hasList = model.playlist.items.count > 1
        for (button, item) in [(previous, model.playlist.previous), (next, model.playlist.next)] {
            gtk_widget_set_visible(button, hasList ? 1 : 0)
            gtk_widget_set_sensitive(button, item == nil ? 0 : 1)
        }
        gtk_button_set_icon_name(
            play.cast(),
            player.isPlaying ? "media-playback-pause-symbolic" : "media-playback-start-symbolic"
        )
        gtk_widget_set_tooltip_text(play, player.isPlaying ? "Pause" : "Play")
        gtk_button_set_icon_name(
            mute.cast(),
            player.isMuted ? "audio-volume-muted-symbolic" : "audio-volume-high-symbolic"
        )
        gtk_widget_set_tooltip_text(mute, player.isMuted ? "Sound on" : "Sound off")
        let duration = player.duration?.seconds ?? 0
        gtk_widget_set_sensitive(position, duration > 0 ? 1 : 0)
        gtk_range_set_value(position.cast(), duration > 0 ? player.time.seconds / duration : 0)
        let length = player.isLive ? "live" : player.duration.map(\.clock) ?? "–"
        gtk_label_set_text(time.opaque, "\(player.time.clock) / \(length)")
    }

    private func tick() {
        guard fader.isShown else {
            clock?.cancel()
            clock = nil
            return
        }
        update()
    }

    private func seek(to part: Double) {
        guard let player = model?.player, let duration = player.duration else { return }
        player.seek(to: .seconds(duration.seconds * min(max(part, 0), 1)))
    }

    private func toggleMute() {
        model?.player.isMuted.toggle()
        update()
    }
}
