// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK
import GLibSupport
import WindowboxGTK

/// The two bars over a player's picture.
@MainActor
final class PlayerControls {
    let top: Fader
    let bottom: Fader
    /// Called when the user wants to leave the screen.
    var onBack: (@MainActor () -> Void)?
    /// The player that is controlled.
    var player: Player? {
        didSet { update() }
    }
    /// What is played.
    var title = "" {
        didSet { gtk_label_set_text(name.opaque, title) }
    }

    private let name = gtk_label_new(nil)!
    private let play = gtk_button_new_from_icon_name("media-playback-pause-symbolic")!
    private let mute = gtk_button_new_from_icon_name("audio-volume-high-symbolic")!
    private let time = gtk_label_new("0:00")!
    private let position = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 1, 0.001)!
    private var clock: MainLoopSource?

    init(view: VideoView) {
        let topBar = Self.bar("top", GTK_ALIGN_START)
        let bottomBar = Self.bar("bottom", GTK_ALIGN_END)
        top = Fader(topBar)
        bottom = Fader(bottomBar)
        gtk_widget_set_valign(top.widget, GTK_ALIGN_START)
        gtk_widget_set_valign(bottom.widget, GTK_ALIGN_END)

        let back = gtk_button_new_from_icon_name("go-previous-symbolic")!
        gtk_widget_set_tooltip_text(back, "Back to the list")
        connect(back, "clicked") { [weak self] _ in self?.onBack?() }
        gtk_widget_add_css_class(name, "title")
        gtk_widget_set_hexpand(name, 1)
        gtk_label_set_xalign(name.opaque, 0)
        gtk_label_set_ellipsize(name.opaque, PANGO_ELLIPSIZE_END)
        let pictureInPicture = PictureInPictureButton(view: view)
        [back, name, pictureInPicture.widget].forEach { gtk_box_append(topBar.cast(), $0) }

        gtk_scale_set_draw_value(position.cast(), 0)
        gtk_widget_set_hexpand(position, 1)
        connect(play, "clicked") { [weak self] _ in self?.player?.togglePlaying() }
        connect(mute, "clicked") { [weak self] _ in self?.toggleMute() }
        connect(position, "change-value") { [weak self] arguments in
            self?.seek(to: arguments.double(2))
        }
        [play, position, time, mute].forEach { gtk_box_append(bottomBar.cast(), $0) }
    }

    /// Shows the bars for a while.
    func attend() {
        guard player != nil else { return }
        top.showForAWhile()
        bottom.showForAWhile()
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
        guard let player else { return }
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
        guard bottom.isShown else {
            clock?.cancel()
            clock = nil
            return
        }
        update()
    }

    private func seek(to part: Double) {
        guard let player, let duration = player.duration else { return }
        player.seek(to: .seconds(duration.seconds * min(max(part, 0), 1)))
    }

    private func toggleMute() {
        player?.isMuted.toggle()
        update()
    }

    private static func bar(_ style: String, _ side: GtkAlign) -> UnsafeMutablePointer<GtkWidget> {
        let bar = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)!
        gtk_widget_add_css_class(bar, "bar")
        gtk_widget_add_css_class(bar, style)
        return bar
    }
}

extension Duration {
    /// The whole in seconds.
    var seconds: Double { self / .seconds(1) }

    /// Minutes and seconds, as a player shows them.
    var clock: String { formatted(.time(pattern: .minuteSecond)) }
}
