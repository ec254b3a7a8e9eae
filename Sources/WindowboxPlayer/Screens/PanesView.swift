// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import DemoModel
import WindowboxGTK

/// A screen with players: one pane, or two side by side.
///
/// Panes are kept and used again, so that a video that comes back finds all made for it.
@MainActor
final class PanesView {
    let widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
    /// Prepares each pane when it is new.
    var onPane: (@MainActor (Pane) -> Void)?

    private var panes: [Slot: Pane] = [:]

    private struct Slot: Hashable {
        var index: Int
        var kind: VideoViewKind
    }

    init() {
        gtk_box_set_homogeneous(widget.cast(), 1)
        gtk_widget_add_css_class(widget, "screen")
    }

    /// Shows a screen's models, or nothing.
    func show(_ screen: PlayerScreen<Player>?) {
        let wanted = screen.map { screen in
            screen.models.indices.map { Slot(index: $0, kind: screen.kind) }
        }
        for (slot, pane) in panes where wanted?.contains(slot) != true {
            gtk_widget_set_visible(pane.widget, 0)
            pane.clear()
        }
        guard let screen, let wanted else { return }
        for (slot, model) in zip(wanted, screen.models) {
            let pane = pane(at: slot)
            gtk_widget_set_visible(pane.widget, 1)
            pane.show(model, on: screen, isFirst: slot.index == 0)
        }
    }

    /// The pane that shows a model, if one does.
    func pane(of model: Model?) -> Pane? {
        panes.values.filter { $0.content != nil && $0.content?.model === model }
            .min { $0.content?.isFirst == true && $1.content?.isFirst != true }
    }

    /// Lets go of what is watched, since the widgets are gone.
    func close() {
        panes.values.forEach { $0.close() }
        panes = [:]
    }

    private func pane(at slot: Slot) -> Pane {
        if let pane = panes[slot] { return pane }
        let pane = Pane(slot.kind)
        panes[slot] = pane
        // Left to right: those of the first place come before those of the second.
        slot.index == 0
            ? gtk_box_prepend(widget.cast(), pane.widget)
            : gtk_box_append(widget.cast(), pane.widget)
        onPane?(pane)
        return pane
    }
}
