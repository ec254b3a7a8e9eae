// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK
import Foundation
import GLibSupport
import Windowbox

/// The standard controls: a bar at the lower edge of the picture.
@MainActor
final class SystemControls {
    /// What lies over the picture.
    var widget: UnsafeMutablePointer<GtkWidget> { fader.widget }
    /// The player that is controlled.
    var player: Player? {
        didSet { if player !== oldValue { playerChanged() } }
    }
    /// Whether there is a button for Picture in Picture, while there is a video for it.
    var offersPictureInPicture = false {
        didSet { update() }
    }

    private let view: ViewID
    private let fader: Fader
    private let play = SystemControls.button("media-playback-start-symbolic")
    private let elapsed = SystemControls.label("0:00")
    private let position = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 1, 0.001)!
    private let length = SystemControls.label("–")
    private let mute = SystemControls.button("audio-volume-high-symbolic")
    private let volume = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 1, 0.05)!
    private let pictureInPicture: PictureInPictureButton
    private var observation: PlayerObservation?
    private var clock: MainLoopSource?

    init(view: ViewID) {
        self.view = view
        _ = SystemControlsStyle.installed
        pictureInPicture = PictureInPictureButton(view: view)
        let bar = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
        gtk_widget_add_css_class(bar, "windowbox-controls")
        gtk_widget_set_valign(bar, GTK_ALIGN_END)
        fader = Fader(bar)
        for scale in [position, volume] { gtk_scale_set_draw_value(scale.cast(), 0) }
        gtk_widget_set_hexpand(position, 1)
        gtk_widget_add_css_class(volume, "volume")
        let parts = [play, elapsed, position, length, mute, volume, pictureInPicture.widget]
        for part in parts {
            gtk_widget_set_valign(part, GTK_ALIGN_CENTER)
            gtk_box_append(bar.cast(), part)
        }
        connect(play, "clicked") { [weak self] _ in self?.player?.togglePlaying() }
        connect(mute, "clicked") { [weak self] _ in self?.toggleMute() }
        connect(position, "change-value") { [weak self] in self?.seek(to: $0.double(2)) }
        connect(volume, "change-value") { [weak self] in self?.setVolume($0.double(2)) }
        update()
    }

    /// Shows the controls because the user is there.
    func attend() {
        guard let player else { return }
        // What is paused waits for its play button.
        player.isPlaying ? fader.showForAWhile() : fader.show()
        update()
        // Only what can be seen is kept up to date.
        guard clock == nil else { return }
        clock = .timeout(milliseconds: 250, .forever) { [weak self] in self?.tick() }
    }

    /// Does what a key asks for; answers whether it asks for anything.
    func press(_ press: KeyPress) -> Bool {
        guard let player, let action = OverlayAction(press) else { return false }
        switch action {
        case .playPause: player.togglePlaying()
        case .seek(let seconds): player.seek(by: .seconds(seconds))
        case .changeVolume(let step): setVolume(player.volume + step)
        case .toggleMute: toggleMute()
        case .restore, .close, .quit: return false
        }
        attend()
        return true
    }

    /// Lets go of what it watches, since its widgets are gone.
    func close() {
        observation = nil
        clock?.cancel()
        clock = nil
        player = nil
    }
}

// MARK: - What it shows

extension SystemControls {
    private func playerChanged() {
        observation = player?.observe { [weak self] _ in self?.playerActed() }
        if player == nil { fader.hide() }
        update()
    }

    private func playerActed() {
        // A pause brings the controls, and they go soon after it is over.
        if fader.isShown { attend() } else { update() }
    }

    private func tick() {
        guard fader.isShown else {
            clock?.cancel()
            clock = nil
            return
        }
        update()
    }

    private func update() {
        guard let player else { return }
        show(
            player.isPlaying ? "media-playback-pause-symbolic" : "media-playback-start-symbolic",
            player.isPlaying ? "Pause" : "Play",
            on: play
        )
        let loudness = player.isMuted ? 0 : player.volume
        show(
            loudness > 0 ? "audio-volume-high-symbolic" : "audio-volume-muted-symbolic",
            player.isMuted ? "Sound on" : "Sound off",
            on: mute
        )
        gtk_range_set_value(volume.cast(), loudness)
        let duration = player.duration?.seconds ?? 0
        gtk_widget_set_sensitive(position, duration > 0 && player.isSeekable ? 1 : 0)
        gtk_range_set_value(position.cast(), duration > 0 ? player.time.seconds / duration : 0)
        gtk_label_set_text(elapsed.opaque, player.time.clock)
        gtk_label_set_text(length.opaque, player.isLive ? "live" : player.duration?.clock ?? "–")
        // Where there is little room the volume is the first to go.
        let width = gtk_widget_get_parent(widget).map { gtk_widget_get_width($0) } ?? 0
        gtk_widget_set_visible(volume, width >= Self.leastWidthWithVolume ? 1 : 0)
        let isPossible = offersPictureInPicture && player.failure == nil
        gtk_widget_set_visible(pictureInPicture.widget, isPossible ? 1 : 0)
    }

    private func show(
        _ icon: String,
        _ description: String,
        on button: UnsafeMutablePointer<GtkWidget>
    ) {
        gtk_button_set_icon_name(button.cast(), icon)
        gtk_widget_set_tooltip_text(button, description)
    }

    private static let leastWidthWithVolume: Int32 = 480

    private static func button(_ icon: String) -> UnsafeMutablePointer<GtkWidget> {
        let button = gtk_button_new_from_icon_name(icon)!
        gtk_widget_add_css_class(button, "windowbox-button")
        return button
    }

    private static func label(_ text: String) -> UnsafeMutablePointer<GtkWidget> {
        gtk_label_new(text)!
    }
}

// MARK: - What the user does

extension SystemControls {
    private func seek(to part: Double) {
        guard let player, let duration = player.duration else { return }
        player.seek(to: .seconds(duration.seconds * min(max(part, 0), 1)))
    }

    private func setVolume(_ volume: Double) {
        guard let player else { return }
        player.volume = min(max(volume, 0), 1)
        player.isMuted = false
        update()
    }

    private func toggleMute() {
        player?.isMuted.toggle()
        update()
    }
}

extension Player {
    /// Why it cannot play; nil while it can.
    fileprivate var failure: PlayerFailure? {
        if case .failed(let failure) = status { failure } else { nil }
    }
}
