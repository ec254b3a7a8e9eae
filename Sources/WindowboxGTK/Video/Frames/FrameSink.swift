// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGStreamer
import GLibSupport

/// The end of a pipeline's video: an app sink whose frames go to a store as they are due.
enum FrameSink {
    /// Makes the sink element, floating.
    static func make(
        frames: FrameStore,
        messages: AsyncStream<PipelineMessage>.Continuation
    ) throws(PlayerFailure) -> UnsafeMutablePointer<GstElement> {
        guard let sink = gst_element_factory_make("appsink", nil) else {
            throw .incompleteInstallation("appsink")
        }
        let caps = gst_caps_from_string("video/x-raw")
        gst_app_sink_set_caps(sink.cast(), caps)
        gst_mini_object_unref(caps!.cast())
        // The callbacks take each frame at once, so one place in the queue is enough.
        sink.set("max-buffers", to: 1)
        sink.set("enable-last-sample", to: false)
        sink.set("qos", to: true)
        LatenessReport.limit(on: sink)

        var callbacks = GstAppSinkCallbacks()
        // A seek while paused delivers its frame as a preroll only.
        callbacks.new_preroll = { sink, data in
            FrameIntake.from(data).take(gst_app_sink_try_pull_preroll(sink, 0))
        }
        callbacks.new_sample = { sink, data in
            FrameIntake.from(data).take(gst_app_sink_try_pull_sample(sink, 0))
        }
        let intake = FrameIntake(frames: frames, messages: messages)
        gst_app_sink_set_callbacks(
            sink.cast(),
            &callbacks,
            Unmanaged.passRetained(intake).toOpaque(),
            { data in Unmanaged<FrameIntake>.fromOpaque(data!).release() }
        )
        return sink
    }
}

/// Turns samples into frames, on the streaming thread; it belongs to the sink.
private final class FrameIntake {
    private let frames: FrameStore
    private let source: FrameStore.Source
    private let messages: AsyncStream<PipelineMessage>.Continuation
    private var format: VideoFormat?

    init(frames: FrameStore, messages: AsyncStream<PipelineMessage>.Continuation) {
        self.frames = frames
        self.messages = messages
        source = frames.begin()
    }

    static func from(_ data: UnsafeMutableRawPointer?) -> FrameIntake {
        Unmanaged.fromOpaque(data!).takeUnretainedValue()
    }

    func take(_ sample: OpaquePointer?) -> GstFlowReturn {
        guard let sample else { return GST_FLOW_OK }
        defer { gst_mini_object_unref(sample.cast()) }
        guard
            let caps = gst_sample_get_caps(sample),
            let buffer = gst_sample_get_buffer(sample)
        else { return GST_FLOW_OK }
        if format?.caps != caps {
            guard let next = VideoFormat(caps) else { return GST_FLOW_NOT_NEGOTIATED }
            if next.size != format?.size { messages.yield(.videoSize(next.size)) }
            format = next
        }
        if let format { frames.receive(buffer, format: format, from: source) }
        return GST_FLOW_OK
    }
}
