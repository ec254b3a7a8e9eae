// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import WindowboxClips

/// One change that was seen on the screen.
public struct Sighting: Hashable, Sendable {
    /// When it was seen.
    public var time: MonotonicTime
    /// The window at the top level in which it was seen: the client's, or the frame round it.
    public var window: UInt
    /// What was seen.
    public var event: Event

    /// What can be seen of a window.
    public enum Event: Hashable, Sendable {
        /// It came on the screen.
        case mapped(Area)
        /// It went from the screen.
        case unmapped
        /// It has another place or size.
        case moved(Area)
        /// It shows another frame, or the same one at another size or strength.
        case showsFrame(FrameStrip.Reading)
        /// It shows no frame that can be read.
        case showsNoFrame
        /// Nobody looked for this many milliseconds before.
        case lookedLate(Double)
    }

    /// Makes a sighting.
    public init(time: MonotonicTime, window: UInt, event: Event) {
        self.time = time
        self.window = window
        self.event = event
    }
}
