// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGStreamer
import GLibSupport

/// One decoded picture.
final class Frame: @unchecked Sendable {
    // Proof: a buffer with more than one owner cannot be written to, and nothing else changes.
    let buffer: UnsafeMutablePointer<GstBuffer>
    let format: VideoFormat
    /// Counts the frames of a player; a later frame has the higher number.
    let number: Int

    init(_ buffer: UnsafeMutablePointer<GstBuffer>, format: VideoFormat, number: Int) {
        gst_mini_object_ref(buffer.cast())
        self.buffer = buffer
        self.format = format
        self.number = number
    }

    deinit {
        gst_mini_object_unref(buffer.cast())
    }

    /// When it is meant to be seen, in the content's own time; nil where the content does not say.
    var time: Duration? {
        let nanoseconds = buffer.pointee.pts
        return nanoseconds == UInt64.max ? nil : .nanoseconds(Int(nanoseconds))
    }
}
