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
///
/// It also keeps a pipeline that is stopped then from waiting for ever: what has just found the type
/// of a file waits for a lock of its bin, and who stops the bin waits for what has found the type.
/// And it reports content that ends before its first data, of which `playbin3` says nothing.
final class OpeningGuard: @unchecked Sendable {
    // Proof: the state is only touched while the condition is locked.
    private enum State { case empty, filled, open }
    private var state = State.empty
    private let condition = NSCondition()
    private let messages: AsyncStream<PipelineMessage>.Continuation

    /// How long ends may wait: some streams never have data.
    private static let patienceOfEnds = 0.5
    /// How long the end of the whole pipeline may wait, of which nothing is seen or heard any more.
    private static let patienceOfStops = 3.0

    init(messages: AsyncStream<PipelineMessage>.Continuation) {
        self.messages = messages
    }

    /// Ends may pass: all streams are under way, or there will be none.
    func open() {
        condition.withLock {
            state = .open
            condition.broadcast()
        }
    }

    /// Waits until the pipeline can be stopped, and lets all ends pass then.
    func finish() {
        _ = hold(for: Self.patienceOfStops)
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
        pad.addProbe(GST_PAD_PROBE_TYPE_BUFFER, owner: self) { _, _, data in
            Unmanaged<OpeningGuard>.fromOpaque(data!).takeUnretainedValue().fill()
            return GST_PAD_PROBE_REMOVE
        }
        pad.addProbe(GST_PAD_PROBE_TYPE_EVENT_DOWNSTREAM, owner: self) { _, information, data in
            if gst_pad_probe_info_get_event(information)?.pointee.type == GST_EVENT_EOS {
                Unmanaged<OpeningGuard>.fromOpaque(data!).takeUnretainedValue().end()
            }
            return GST_PAD_PROBE_OK
        }
    }

    /// The first data of a stream are here.
    private func fill() {
        condition.withLock {
            if state == .empty { state = .filled }
        }
    }

    /// A stream is about to end.
    private func end() {
        guard hold(for: Self.patienceOfEnds) == .empty else { return }
        messages.yield(.empty)
        open()
    }

    /// Waits for a while until the content is open; answers what there is then.
    private func hold(for seconds: TimeInterval) -> State {
        let deadline = Date(timeIntervalSinceNow: seconds)
        return condition.withLock {
            while state != .open, condition.wait(until: deadline) {}
            return state
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
