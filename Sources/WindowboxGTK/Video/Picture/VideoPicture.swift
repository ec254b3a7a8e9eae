// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK
import GLibSupport

/// Shows a player's frames in a window of GTK's.
///
/// There are two ways. On X11 without graphics hardware, frames go straight to the screen,
/// and GTK has no part in it. Where GTK draws something over the picture, and everywhere else,
/// GTK draws the frames together with the rest. The picture changes from one way to the other by
/// itself, without losing a frame.
@MainActor
package final class VideoPicture {
    /// Which way frames take.
    package enum Path {
        /// Nothing is shown: there is no player, or no window.
        case none
        /// To the screen, at the time they are due.
        case direct
        /// Through GTK, which has yet to draw the first one; until then the direct one is seen.
        case leavingDirect
        /// Through GTK.
        case painted
    }

    /// Whether ``onFirstFrame`` is to be called.
    enum Announcement { case none, asked }

    /// Whether the picture acts at once when its widget appears.
    private enum Appearance { case immediate, deferred, due }

    /// What to put into a window; it takes all the room there is.
    package let widget: UnsafeMutablePointer<GtkWidget>

    /// Whose frames are shown; without one it is black.
    package var player: Player? {
        didSet { playerChanged(from: oldValue) }
    }

    /// How frames fill the widget.
    package var gravity = VideoGravity.resizeAspect {
        didSet { update() }
    }

    /// Called once after each change of the player, and once each time the widget appears, when a
    /// frame has been handed to the display server to be seen at once.
    package var onFirstFrame: (@MainActor () -> Void)?

    package internal(set) var path = Path.none
    var direct: DirectOutput?
    private(set) lazy var painted = PaintedOutput { [weak self] in self?.pictureIsReady() }
    /// Where the widget is in its window, in the pixels of the device, as far as that is known.
    var area: PixelRect?
    var announcement = Announcement.none
    /// The frame that GTK drew last.
    var drawn: Frame?
    var windowConnections: [SignalConnection] = []
    private let owned: Owned<UnsafeMutablePointer<GtkWidget>>
    private var connections: [SignalConnection] = []
    private var appearance = Appearance.immediate

    /// Makes a picture that is in no window yet.
    package init() {
        owned = VideoPictureWidget.make()
        widget = owned.pointer
        VideoPictureWidget.attach(self, to: widget)
        connections = [
            connect(widget, "realize") { [weak self] _ in self?.enterWindow() },
            connect(widget, "unrealize") { [weak self] _ in self?.leaveWindow() },
            connect(widget, "map") { [weak self] _ in self?.appear() },
            connect(widget, "unmap") { [weak self] _ in self?.update() },
        ]
    }

    isolated deinit {
        player?.frames.remove(painted)
        leaveWindow()
        for connection in connections { connection.disconnect() }
        VideoPictureWidget.forget(widget)
    }

    /// Makes ready for a first frame of this size, in the pixels of the device.
    ///
    /// For a window that is about to be shown and is filled by the picture: as GTK lays it out
    /// only when it is on the screen already, its size must be told. Given a player, all that is
    /// made for its first frame is made now.
    package func prepare(width: Int, height: Int, for player: Player? = nil) {
        guard gtk_widget_get_mapped(widget) == 0 else { return }
        area = PixelRect(x: 0, y: 0, width: width, height: height)
        if gtk_widget_get_root(widget) != nil { gtk_widget_realize(widget) }
        update()
        if let frame = player?.frames.newest { direct?.rehearse(frame) }
    }

    /// The frame that was handed to the display server last.
    var shown: Frame? {
        switch path {
        case .none: nil
        case .direct, .leavingDirect: direct?.shown
        case .painted: drawn
        }
    }

    /// Counts the frames of the player.
    package var frameNumberShown: Int? { shown?.number }

    private func playerChanged(from old: Player?) {
        guard old !== player else { return }
        stop(old)
        announcement = .asked
        update()
        direct?.announceNext()
    }

    /// Runs a body in which the window appears while the server is grabbed.
    ///
    /// The thread that draws frames then waits for the server, and whoever waited for that
    /// thread would wait for ever. So the picture takes its appearance in afterwards.
    package func deferringAppearance(_ body: () -> Void) {
        appearance = .deferred
        body()
        let due = appearance
        appearance = .immediate
        if due == .due { appear() }
    }

    private func appear() {
        guard appearance == .immediate else {
            appearance = .due
            return
        }
        announcement = .asked
        direct?.announceNext()
        update()
    }

    /// A frame was handed to the display server.
    func announce() {
        guard announcement == .asked else { return }
        announcement = .none
        onFirstFrame?()
    }
}
