// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK
import GLibSupport
import Synchronization

/// Draws frames to the screen at the time they are due, on the streaming thread.
///
/// GTK and the main thread have no part in it, so it stays smooth when they are busy, and they
/// stay idle while it plays.
final class DirectOutput: FrameOutput, @unchecked Sendable {
    // Proof: all that changes is inside the mutex, and the window and the converter are used
    // under its lock only.

    /// The window that is drawn to.
    let window: Window
    private let state: Mutex<DirectState>
    private let handedOver: MainLoopTrigger

    /// Makes an output inside this window of GTK's; nil where this way is not possible.
    ///
    /// The handler is called when the frame is on the screen for which ``announceNext()`` asked.
    init?(
        in parent: Window,
        onDisplayNamed name: String,
        _ handler: @escaping @MainActor () -> Void
    ) {
        guard let child = ChildWindow(in: parent, onDisplayNamed: name) else { return nil }
        window = child.id
        handedOver = MainLoopTrigger(handler)
        state = Mutex(DirectState(window: child))
    }

    /// The frame that was drawn last.
    var shown: Frame? {
        state.withLock { $0.shown }
    }

    func show(_ frame: Frame) {
        change { state in
            // The main thread may have been quicker with a later one.
            guard frame.number > state.shown?.number ?? 0, state.isDrawingDue else { return }
            state.draw(frame)
        }
    }

    func clear() {
        state.withLock { $0.clear() }
    }

    /// Shows frames in this area of the parent from now on, the present one at once.
    func place(in area: PixelRect, gravity: VideoGravity) {
        change { $0.place(in: area, gravity: gravity) }
    }

    /// Converts a frame like those to come, so that the first one needs nothing made for it.
    func rehearse(_ frame: Frame) {
        state.withLock { $0.rehearse(frame) }
    }

    /// Lets the window appear, as soon as there is a picture.
    func appear() {
        change { $0.appear() }
    }

    /// Takes the window away.
    func disappear() {
        state.withLock { $0.disappear() }
    }

    /// The parent appears on the screen, or is no longer there.
    func parentChanged(isViewable: Bool) {
        change { $0.parentChanged(isViewable: isViewable) }
    }

    /// Draws the present frame again, after the screen has lost it.
    func redraw() {
        change { $0.paint() }
    }

    /// Asks for one call of the handler, when the next frame is on the screen.
    func announceNext() {
        state.withLock { $0.announcement = .asked }
    }

    private func change(_ body: (inout DirectState) -> Void) {
        let isAnswered = state.withLock { state in
            body(&state)
            guard state.announcement == .due else { return false }
            state.announcement = .none
            return true
        }
        if isAnswered { handedOver.fire() }
    }
}
