// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK
import GLibSupport

/// The window of the overlay, made once and hidden while it is not needed.
///
/// It shows the picture and its buttons, follows the pointer's drags, and says what
/// the user asks for. Any way in which it goes that it was not told to is a close.
@MainActor
final class OverlayWindow {
    /// Draws the player.
    let picture = VideoPicture()
    /// Called when the user asks for something.
    var onAction: (@MainActor (OverlayAction) -> Void)?

    private let window: UnsafeMutablePointer<GtkWindow>
    private let controls = OverlayControls()
    private let placement: any OverlayPlacement
    private var aspect = 16.0 / 9.0
    private var settling: MainLoopSource?
    /// How often the aspect was put right in vain.
    private var corrections = 0
    private static let mostCorrections = 8
    private var presence = Presence.hidden

    private enum Presence {
        case hidden
        case shown
    }

    init() {
        _ = OverlayStyle.installed
        window = gtk_window_new().cast()
        placement = X11Display().map { X11Placement($0) } ?? CompositorPlacement()
        gtk_window_set_title(window, "Picture-in-Picture")
        gtk_window_set_decorated(window, 0)
        gtk_widget_add_css_class(window.cast(), "windowbox-overlay")
        gtk_widget_set_size_request(
            window.cast(),
            Int32(OverlayGeometry.least.width / 2),
            Int32(OverlayGeometry.least.height / 2)
        )

        let layers = gtk_overlay_new()!
        gtk_overlay_set_child(layers.opaque, picture.widget)
        gtk_overlay_add_overlay(layers.opaque, controls.widget)
        gtk_window_set_child(window, layers)
        controls.onAction = { [weak self] in self?.onAction?($0) }
        connect(window, "close-request") { [weak self] arguments in
            arguments.returns(true)
            self?.goneByItself()
        }
        OverlayInput.add(to: window, controls: controls) { [weak self] in self?.onAction?($0) }
    }

    /// Which of play and pause the overlay offers.
    var isPlaying: Bool {
        get { controls.isPlaying }
        set { controls.isPlaying = newValue }
    }

    /// Makes everything that showing this video will need.
    ///
    /// - Parameters:
    ///   - player: What will be shown.
    ///   - host: The window that the video is in; the overlay opens on the same monitor.
    func prepare(for player: Player, beside host: UnsafeMutablePointer<GtkWindow>?) {
        guard presence == .hidden else { return }
        aspect = player.aspect
        gtk_widget_realize(window.cast())
        watchSurface()
        let place = placement.place(aspect: aspect, beside: host)
        let scale = Int(gtk_widget_get_scale_factor(window.cast()))
        gtk_window_set_default_size(window, Int32(place.width), Int32(place.height))
        picture.prepare(width: place.width * scale, height: place.height * scale, for: player)
    }

    /// Shows the overlay, without taking the focus from anybody.
    func show(_ player: Player, beside host: UnsafeMutablePointer<GtkWindow>?) {
        guard presence == .hidden else { return fit(player.aspect) }
        prepare(for: player, beside: host)
        presence = .shown
        corrections = 0
        let place = placement.place(aspect: aspect, beside: host)
        picture.deferringAppearance { placement.map(window, at: place) }
    }

    /// Takes the overlay away; it keeps its place for the next time.
    func hide() {
        guard presence == .shown else { return }
        presence = .hidden
        placement.remember(window)
        controls.hide()
        settling?.cancel()
        gtk_widget_set_visible(window.cast(), 0)
        picture.player = nil
        gdk_display_flush(gtk_widget_get_display(window.cast()))
    }

    /// Takes up the aspect of another video.
    func fit(_ aspect: Double) {
        self.aspect = aspect
        settle()
    }

    // MARK: Keeping the aspect

    private var watched: OpaquePointer?

    private func watchSurface() {
        guard let surface = gtk_native_get_surface(window.opaque), surface != watched else {
            return
        }
        watched = surface
        connect(surface, "layout") { [weak self] _ in self?.laidOut() }
        connect(surface, "notify::state") { [weak self] _ in self?.stateChanged() }
    }

    /// A size of another aspect is put right as soon as the user has let go: window managers
    /// differ in what they make of hints, and of corrections while they resize.
    private func laidOut() {
        placement.laidOut(window)
        settleSoon()
    }

    private func settleSoon() {
        settling?.cancel()
        settling = .timeout(milliseconds: 150) { [weak self] in self?.settle() }
    }

    private func settle() {
        settling?.cancel()
        settling = nil
        guard presence == .shown else { return }
        switch placement.settle(window, aspect: aspect) {
        case .settled:
            corrections = 0
        case .held:
            corrections = 0
            settleSoon()
        // A window manager that arranges windows by itself is not asked for ever.
        case .asked where corrections < Self.mostCorrections:
            corrections += 1
            settleSoon()
        case .asked:
            break
        }
    }

    private func stateChanged() {
        guard let watched, presence == .shown else { return }
        let state = gdk_toplevel_get_state(watched).rawValue
        if state & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue != 0 { goneByItself() }
    }

    private func goneByItself() {
        guard presence == .shown else { return }
        onAction?(.close)
    }
}
