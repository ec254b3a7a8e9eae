// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK
import GLibSupport
import Observation
import WindowboxGTK

/// The screen of one player: its picture, and over it what it is controlled with.
@MainActor
@Observable
final class PlayerScreen {
    /// What became of what the screen was to show.
    enum Result {
        case shown
        case failed(String)
    }

    let widget: UnsafeMutablePointer<GtkWidget>
    let view = VideoView()
    /// Called when the user wants to leave the screen.
    @ObservationIgnored var onBack: (@MainActor () -> Void)?
    /// Called once for each model when it shows a picture, and once when it cannot, or no longer.
    @ObservationIgnored var onResult: (@MainActor (Result) -> Void)?

    @ObservationIgnored private let controls: PlayerControls
    private let message = gtk_label_new(nil)!
    @ObservationIgnored private var observation: PlayerObservation?
    @ObservationIgnored private var notice: MainLoopSource?
    @ObservationIgnored private var watch: Task<Void, Never>?
    @ObservationIgnored private var verdict = Verdict.open

    private enum Verdict {
        case open
        case shown
        case failed
    }

    /// What is played; nil while the screen is not shown.
    var model: PlayerModel? {
        didSet { if model !== oldValue { modelChanged() } }
    }

    init() {
        widget = gtk_overlay_new()
        gtk_widget_add_css_class(widget, "screen")
        view.supportsPictureInPicture = true
        gtk_overlay_set_child(widget.opaque, view.widget)
        controls = PlayerControls(view: view)
        gtk_overlay_add_overlay(widget.opaque, controls.top.widget)
        gtk_overlay_add_overlay(widget.opaque, controls.bottom.widget)

        gtk_widget_add_css_class(message, "message")
        gtk_widget_set_halign(message, GTK_ALIGN_CENTER)
        gtk_widget_set_valign(message, GTK_ALIGN_CENTER)
        gtk_label_set_wrap(message.opaque, 1)
        gtk_label_set_max_width_chars(message.opaque, 60)
        gtk_label_set_justify(message.opaque, GTK_JUSTIFY_CENTER)
        gtk_widget_set_visible(message, 0)
        gtk_overlay_add_overlay(widget.opaque, message)

        controls.onBack = { [weak self] in self?.onBack?() }
        let motion = gtk_event_controller_motion_new()!
        connect(motion, "motion") { [weak self] _ in self?.controls.attend() }
        gtk_widget_add_controller(widget, motion)
    }

    /// Says something to the user for a few seconds.
    func notify(_ text: String) {
        say(text)
        notice?.cancel()
        notice = .timeout(milliseconds: 4000) { [weak self] in self?.update() }
    }

    /// Says something to the user, over the picture; nil for nothing.
    private func say(_ text: String?) {
        gtk_label_set_text(message.opaque, text ?? "")
        gtk_widget_set_visible(message, text == nil ? 0 : 1)
    }

    /// Lets go of what it watches, since its widgets are gone.
    func close() {
        watch?.cancel()
        notice?.cancel()
        observation = nil
        controls.close()
    }

    /// Shows the controls for a while.
    func attend() {
        controls.attend()
    }

    private func modelChanged() {
        watch?.cancel()
        observation = nil
        verdict = .open
        view.enableForInAppPictureInPicture(persisting: model)
        controls.player = model?.player
        say(nil)
        view.player = model?.player
        guard let model else { return }
        controls.title = model.media.title
        observation = model.player.observe { [weak self] _ in self?.update() }
        watch = Task { [weak self] in
            for await _ in Observations({ (model.making, model.failure) }) {
                guard !Task.isCancelled else { return }
                self?.update()
            }
        }
        update()
    }

    private func update() {
        guard let model else { return }
        controls.update()
        say(sentence(for: model))
        if let failure = failure(of: model) {
            decide(.failed(failure))
        } else if model.player.hasVideo {
            decide(.shown)
        }
    }

    private func sentence(for model: PlayerModel) -> String? {
        if let failure = failure(of: model) { return failure }
        if let making = model.making { return "Making the clip… \(Int(making * 100)) %" }
        if let percent = model.player.buffering { return "Loading… \(percent) %" }
        if case .loading = model.player.status { return nil }
        if case .ready = model.player.status, !model.player.hasVideo {
            return "There is sound, but no picture."
        }
        return nil
    }

    private func failure(of model: PlayerModel) -> String? {
        if case .failed(let failure) = model.player.status { return failure.description }
        return model.failure
    }

    private func decide(_ result: Result) {
        switch (verdict, result) {
        case (.open, .shown): verdict = .shown
        case (.open, .failed), (.shown, .failed): verdict = .failed
        case (.shown, .shown), (.failed, _): return
        }
        onResult?(result)
    }
}
