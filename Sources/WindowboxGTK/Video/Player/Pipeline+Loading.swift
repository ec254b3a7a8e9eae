// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGStreamer
import Foundation
import GLibSupport
import Synchronization

extension Pipeline {
    /// Makes a pipeline that loads what is there into a file, and reports as buffering how much
    /// of it has come, and its end.
    static func loading(_ url: URL, into file: TemporaryFile) throws(PlayerFailure) -> Pipeline {
        guard GStreamer.isAvailable,
            let source = gst_element_make_from_uri(GST_URI_SRC, url.absoluteString, nil, nil),
            let bin = gst_pipeline_new(nil)
        else { throw .incompleteInstallation("souphttpsrc") }
        let pipeline = Pipeline(bin)
        let sink = try element("fdsink")
        sink.set("fd", to: Int(file.descriptor))
        sink.set("sync", to: false)
        WebSource.prepare(UnsafeMutableRawPointer(source))
        gst_bin_add(bin.cast(), source)
        gst_bin_add(bin.cast(), sink)
        gst_element_link(source, sink)
        LoadingMeter(messages: pipeline.continuation, file: file).watch(sink)
        return pipeline
    }
}

/// Reports how much has come, as it comes; it belongs to the pad it watches.
private final class LoadingMeter: Sendable {
    private struct State {
        var bytes = 0
        var percent = -1
    }

    private let messages: AsyncStream<PipelineMessage>.Continuation
    /// Kept open until nobody writes to it any more.
    private let file: TemporaryFile
    private let state = Mutex(State())

    init(messages: AsyncStream<PipelineMessage>.Continuation, file: TemporaryFile) {
        self.messages = messages
        self.file = file
    }

    func watch(_ sink: UnsafeMutablePointer<GstElement>) {
        guard let pad = gst_element_get_static_pad(sink, "sink") else { return }
        defer { gst_object_unref(pad) }
        pad.addProbe(GST_PAD_PROBE_TYPE_BUFFER, owner: self) { pad, information, data in
            let meter = Unmanaged<LoadingMeter>.fromOpaque(data!).takeUnretainedValue()
            if let pad, let buffer = gst_pad_probe_info_get_buffer(information) {
                meter.add(Int(gst_buffer_get_size(buffer)), on: pad)
            }
            return GST_PAD_PROBE_OK
        }
    }

    private func add(_ bytes: Int, on pad: UnsafeMutablePointer<GstPad>) {
        var total: gint64 = 0
        let isKnown = gst_pad_peer_query_duration(pad, GST_FORMAT_BYTES, &total) != 0 && total > 0
        let report = state.withLock { state -> Int? in
            state.bytes += bytes
            // Without a length it can only be said that there is something to wait for.
            let percent = isKnown ? min(99, state.bytes * 100 / total) : 0
            guard percent != state.percent else { return nil }
            state.percent = percent
            return percent
        }
        if let report { messages.yield(.buffering(report)) }
    }
}
