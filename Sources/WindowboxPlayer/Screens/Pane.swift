// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import DemoModel
import Observation
import WindowboxGTK

/// The picture of one player, what it is controlled with, and what there is to say about it.
@MainActor
final class Pane {
    /// What became of what the pane was to show.
    enum Result {
        case shown
        case failed(String)
    }

    let widget: UnsafeMutablePointer<GtkWidget>
    let view: PaneView
    /// What is shown, and on which screen; nil while the pane is not used.
    private(set) var content: (model: Model, screen: PlayerScreen<Player>, isFirst: Bool)?
    /// Called once for each item, when it shows a picture or cannot.
    var onResult: (@MainActor (Result) -> Void)?
    /// Called when the user uses the pane.
    var onUse: (@MainActor (Model) -> Void)?

    let top: TopBar
    /// The app's own controls; a view of the system's kind has the standard ones.
    let bottom: BottomBar?
    private let message = Message()
    private var observation: PlayerObservation?
    private var watch: Task<Void, Never>?
    private var judged: Media?

    init(_ kind: VideoViewKind) {
        view = PaneView(kind)
        top = TopBar(view)
        bottom = kind == .video ? BottomBar() : nil
        widget = gtk_overlay_new()
        gtk_widget_add_css_class(widget, "screen")
        gtk_overlay_set_child(widget.opaque, view.widget)
        for part in [top.widget, bottom?.widget, message.widget].compactMap(\.self) {
            gtk_overlay_add_overlay(widget.opaque, part)
        }
        let motion = gtk_event_controller_motion_new()!
        connect(motion, "motion") { [weak self] _ in self?.attend() }
        gtk_widget_add_controller(widget, motion)
        let click = gtk_gesture_click_new()!
        // Before a button takes it for itself.
        gtk_event_controller_set_propagation_phase(click, GTK_PHASE_CAPTURE)
        connect(click, "pressed") { [weak self] _ in self?.used() }
        gtk_widget_add_controller(widget, click)
    }

    /// Shows a model.
    ///
    /// - Parameter isFirst: Whether it is the first one from the left.
    func show(_ model: Model, on screen: PlayerScreen<Player>, isFirst: Bool) {
        let isNew = content?.model !== model
        content = (model, screen, isFirst)
        view.support(
            screen.supportsPictureInPicture,
            priority: screen.focused === model ? 1 : 0
        )
        if isNew { begin(model) }
        update()
    }

    /// Shows nothing any more.
    func clear() {
        guard content != nil else { return }
        content = nil
        end()
        view.show(nil)
    }

    /// Shows the controls for a while.
    func attend() {
        top.attend()
        bottom?.attend()
    }

    /// Says something to the user for a few seconds.
    func notify(_ text: String) {
        message.say(text, forSeconds: 4) { [weak self] in self?.update() }
    }

    /// Says why what it shows cannot be in Picture in Picture.
    func notify(_ refusal: Refusal) {
        guard let failure = content?.model.failure else { return notify(refusal.description) }
        notify("There is nothing to show in Picture in Picture. \(failure)")
    }

    /// Lets go of what it watches, since its widgets are gone.
    func close() {
        endWatch()
        message.close()
        bottom?.close()
        content = nil
    }

    private func begin(_ model: Model) {
        end()
        judged = nil
        bottom?.model = model
        view.show(model)
        observation = model.player.observe { [weak self] _ in self?.update() }
        watch = Task { [weak self] in
            let changes = Observations { (model.media, ClipMaker.shared.progress(of: model.media)) }
            for await _ in changes {
                guard !Task.isCancelled else { return }
                self?.update()
            }
        }
    }

    private func end() {
        endWatch()
        bottom?.model = nil
        message.clear()
    }

    private func endWatch() {
        watch?.cancel()
        observation = nil
    }

    private func used() {
        guard let content else { return }
        onUse?(content.model)
    }

    private func update() {
        guard let content else { return }
        let model = content.model
        top.show(model, on: content.screen, isFirst: content.isFirst)
        bottom?.update()
        message.say(model.sentence)
        if let failure = model.failure {
            decide(.failed(failure), about: model.media)
        } else if model.player.hasVideo {
            decide(.shown, about: model.media)
        }
    }

    private func decide(_ result: Result, about media: Media) {
        guard judged != media else { return }
        judged = media
        onResult?(result)
    }
}
