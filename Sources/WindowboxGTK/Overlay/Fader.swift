// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK
import GLibSupport

/// Lets a widget appear softly over others, and go again.
///
/// It stays in its place all the time and only turns transparent: a pointer that comes and
/// presses at once hits the button that is just appearing. While it is transparent, what lies
/// below is drawn as if there were nothing above it.
@MainActor
package final class Fader {
    /// What fades.
    package let widget: UnsafeMutablePointer<GtkWidget>
    /// Whether the widget is there, or about to be.
    package private(set) var isShown = false
    private let seconds: Double
    private var hiding: MainLoopSource?
    private var fading: Fading?

    /// How long the widget stays when nothing asks for it any more, in milliseconds. Long
    /// enough to reach for a button, short enough not to stand in the picture.
    package static let delay = 2500
    /// How long it stays when the pointer is gone. A window manager takes the pointer for a
    /// moment when it raises the window that is pressed: a button must not go meanwhile.
    package static let leaveDelay = 600

    /// A fade that is under way.
    private struct Fading {
        var tick: guint
        var from: Double
        var begin: Int
    }

    /// Makes a widget transparent, to be shown later.
    package init(_ widget: UnsafeMutablePointer<GtkWidget>, seconds: Double = 0.18) {
        self.widget = widget
        self.seconds = seconds
        gtk_widget_set_opacity(widget, 0)
    }

    /// Lets the widget appear, and stay.
    package func show() {
        hiding?.cancel()
        hiding = nil
        fade(to: true)
    }

    /// Lets the widget appear, and go by itself after a while.
    package func showForAWhile() {
        show()
        hide(after: Self.delay)
    }

    /// Lets the widget go after so many milliseconds, unless it is asked for before.
    package func hide(after milliseconds: Int) {
        guard isShown else { return }
        hiding?.cancel()
        hiding = .timeout(milliseconds: milliseconds) { [weak self] in self?.hide() }
    }

    /// Lets the widget go.
    package func hide() {
        hiding?.cancel()
        hiding = nil
        fade(to: false)
    }

    private func fade(to isShown: Bool) {
        guard isShown != self.isShown else { return }
        self.isShown = isShown
        if let fading { gtk_widget_remove_tick_callback(widget, fading.tick) }
        guard gtk_widget_get_mapped(widget) != 0 else {
            // Nobody sees it, and no frames come to fade in.
            fading = nil
            return gtk_widget_set_opacity(widget, isShown ? 1 : 0)
        }
        let tick = gtk_widget_add_tick_callback(
            widget,
            { _, clock, fader in
                let fader = Unmanaged<Fader>.fromOpaque(fader!).takeUnretainedValue()
                let now = Int(gdk_frame_clock_get_frame_time(clock))
                // Proof: GTK calls back on the main thread, while the widget draws a frame.
                return MainActor.assumeIsolated { fader.step(at: now) }
            },
            Unmanaged.passRetained(self).toOpaque(),
            { Unmanaged<Fader>.fromOpaque($0!).release() }
        )
        fading = Fading(
            tick: tick,
            from: gtk_widget_get_opacity(widget),
            begin: Int(g_get_monotonic_time())
        )
    }

    private func step(at now: Int) -> gboolean {
        guard let fading else { return 0 }
        let part = min(max(Double(now - fading.begin) / (seconds * 1_000_000), 0), 1)
        let target = isShown ? 1.0 : 0.0
        gtk_widget_set_opacity(widget, fading.from + (target - fading.from) * part)
        guard part == 1 else { return 1 }
        self.fading = nil
        return 0
    }
}
