// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import GLibSupport
import Synchronization

/// Prepares frames on the streaming thread for GTK to draw.
final class PaintedOutput: FrameOutput, Sendable {
    private struct State {
        var pool = PicturePool()
        var shown: Frame?
        var area: PixelRect?
        var gravity = VideoGravity.resizeAspect

        mutating func prepare(_ frame: Frame) {
            shown = frame
            guard let area, !area.isEmpty else { return }
            let own = PixelRect(x: 0, y: 0, width: area.width, height: area.height)
            pool.fill(with: frame, PictureLayout(of: frame, in: own, gravity: gravity))
        }
    }

    private let state = Mutex(State())
    private let invalidation: MainLoopTrigger

    /// The handler is called when there is a picture to draw that has not been drawn.
    init(_ handler: @escaping @MainActor () -> Void) {
        invalidation = MainLoopTrigger(handler)
    }

    func show(_ frame: Frame) {
        state.withLock { state in
            guard frame.number > state.shown?.number ?? 0 else { return }
            state.prepare(frame)
        }
        invalidation.fire()
    }

    func clear() {
        state.withLock { state in
            state.shown = nil
            state.pool.empty()
        }
        invalidation.fire()
    }

    /// Prepares frames for an area of this size from now on, the present one at once.
    func place(in area: PixelRect, gravity: VideoGravity) {
        let hasChanged = state.withLock { state in
            guard area != state.area || gravity != state.gravity else { return false }
            state.area = area
            state.gravity = gravity
            if let shown = state.shown { state.prepare(shown) }
            return true
        }
        if hasChanged { invalidation.fire() }
    }

    /// The picture to draw now.
    func picture() -> PictureBuffer? {
        state.withLock { $0.pool.give() }
    }
}
