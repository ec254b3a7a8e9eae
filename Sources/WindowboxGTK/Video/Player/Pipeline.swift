// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGStreamer
import GLibSupport

/// One run of a pipeline of GStreamer's.
///
/// Its messages come as a sequence of plain values, without help of GLib's main loop. When the
/// last owner lets go, it stops, on a thread of its own, and frees everything it had.
final class Pipeline {
    let messages: AsyncStream<PipelineMessage>
    /// What its parts report to, beside what they post on its bus.
    let continuation: AsyncStream<PipelineMessage>.Continuation
    let openingGuard: OpeningGuard
    let soundMeter = SoundMeter()
    let demuxers = Demuxers()
    private let owned: Owned<UnsafeMutablePointer<GstElement>>

    /// Takes over a new, floating element that is not started yet.
    init(_ element: UnsafeMutablePointer<GstElement>) {
        owned = Owned(sinking: element)
        (messages, continuation) = AsyncStream.makeStream()
        openingGuard = OpeningGuard(messages: continuation)
        forwardMessages()
    }

    deinit {
        continuation.finish()
        // Stopping waits for the streaming threads, which must neither hold up the main thread
        // nor wait for themselves.
        gst_element_call_async(
            element,
            { element, data in
                // Nothing is heard any more, while the guard may have to wait.
                gst_element_set_state(element, GST_STATE_PAUSED)
                Unmanaged<OpeningGuard>.fromOpaque(data!).takeUnretainedValue().finish()
                gst_element_set_state(element, GST_STATE_NULL)
            },
            Unmanaged.passRetained(openingGuard).toOpaque(),
            { data in Unmanaged<OpeningGuard>.fromOpaque(data!).release() }
        )
    }

    var element: UnsafeMutablePointer<GstElement> { owned.pointer }

    private func forwardMessages() {
        guard let bus = gst_element_get_bus(element) else { return }
        defer { gst_object_unref(bus) }
        let forwarder = Forwarder(target: continuation, openingGuard: openingGuard)
        gst_bus_set_sync_handler(
            bus,
            { _, message, data in
                Unmanaged<Forwarder>.fromOpaque(data!).takeUnretainedValue().forward(message!)
                gst_mini_object_unref(message!.cast())
                return GST_BUS_DROP
            },
            Unmanaged.passRetained(forwarder).toOpaque(),
            { data in Unmanaged<Forwarder>.fromOpaque(data!).release() }
        )
    }
}

/// Where a bus sends its messages, on the threads that post them; it belongs to the bus.
private final class Forwarder: Sendable {
    private let target: AsyncStream<PipelineMessage>.Continuation
    private let openingGuard: OpeningGuard

    init(target: AsyncStream<PipelineMessage>.Continuation, openingGuard: OpeningGuard) {
        self.target = target
        self.openingGuard = openingGuard
    }

    func forward(_ message: UnsafeMutablePointer<GstMessage>) {
        guard let report = PipelineMessage(message) else { return }
        switch report {
        case .streams, .failed: openingGuard.open()
        default: break
        }
        target.yield(report)
    }
}
