// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGStreamer
import Foundation
import GLibSupport

/// Keeps a pipeline from ending, as a whole or one stream of it, while `decodebin3` opens content.
///
/// Symptom: a crash in `libgstplayback`, about once in a thousand ends that come so early, on a busy
/// machine. Causes, in GStreamer 1.22: the first data of each stream makes `decodebin3` look at all
/// of them, and forget those that have ended by then, though their pads still refer to them; and
/// when it is stopped between making the place for a stream and noting the stream, it removes
/// one that is not there. This can go when `remove_input_stream` takes its event probe with it, and
/// `reset_input` looks whether there is a stream.
final class OpeningGuard: @unchecked Sendable {
    // Proof: the state is only touched while the condition is locked.
    private enum State { case opening, open }
    private var state = State.opening
    private let condition = NSCondition()

    /// Some streams never have data, and then there is nothing to wait for.
    private static let patience = 0.5

    /// Ends may pass: all streams are under way, or there will be none.
    func open() {
        condition.withLock {
            state = .open
            condition.broadcast()
        }
    }

    /// Waits until the pipeline can be stopped, and lets all ends pass then.
    func finish() {
        hold()
        open()
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

extension GPointer {
    /// Whether the element was made by the factory of this name.
    fileprivate func isMade(by name: String) -> Bool {
        guard let factory = gst_element_get_factory(cast()) else { return false }
        return factory.cast(to: GstObject.self).pointee.name.map { String(cString: $0) } == name
    }
}
