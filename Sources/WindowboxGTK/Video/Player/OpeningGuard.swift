// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGStreamer
import Foundation
import GLibSupport

/// Keeps the end of one stream from `decodebin3` until all streams are under way.
///
/// Symptom: a crash in `libgstplayback` when a film of a few seconds ends, about once in a thousand
/// of them on a busy machine. Cause: in GStreamer 1.22 the first data of each stream makes
/// `decodebin3` look at all of them, and forget those that have ended by then, though their
/// pads still refer to them. If a stream is so short that it ends before another one's first
/// data has been looked at, the next end is read from freed memory. This can go when
/// `remove_input_stream` takes its event probe with it.
final class OpeningGuard: @unchecked Sendable {
    // Proof: the state is only touched while the condition is locked.
    private enum State { case opening, open }
    private var state = State.opening
    private let condition = NSCondition()

    /// Some streams never have data, and then there is nothing to wait for.
    private static let patience = 0.5

    /// Ends may pass: all streams are under way, or the pipeline goes.
    func open() {
        condition.withLock {
            state = .open
            condition.broadcast()
        }
    }

    /// Watches an element that a pipeline brings in, if streams enter `decodebin3` through it.
    func watch(_ element: UnsafeMutableRawPointer) {
        guard element.isMade(by: "identity"), let parent = gst_object_get_parent(element.cast())
        else { return }
        defer { gst_object_unref(parent) }
        guard parent.isMade(by: "decodebin3"),
            let pad = gst_element_get_static_pad(element.cast(), "sink")
        else { return }
        defer { gst_object_unref(pad) }
        gst_pad_add_probe(
            pad,
            GST_PAD_PROBE_TYPE_EVENT_DOWNSTREAM,
            { _, information, data in
                if gst_pad_probe_info_get_event(information)?.pointee.type == GST_EVENT_EOS {
                    Unmanaged<OpeningGuard>.fromOpaque(data!).takeUnretainedValue().hold()
                }
                return GST_PAD_PROBE_OK
            },
            Unmanaged.passRetained(self).toOpaque(),
            { data in Unmanaged<OpeningGuard>.fromOpaque(data!).release() }
        )
    }

    private func hold() {
        let deadline = Date(timeIntervalSinceNow: Self.patience)
        condition.withLock {
            while state == .opening, condition.wait(until: deadline) {}
        }
    }
}
