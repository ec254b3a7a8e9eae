// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// Something that shows frames.
protocol FrameOutput: AnyObject, Sendable {
    /// Shows the frame, now. Called on a streaming thread at the time the frame is due.
    func show(_ frame: Frame)

    /// Shows nothing until the next frame, as the content is another.
    func clear()
}
