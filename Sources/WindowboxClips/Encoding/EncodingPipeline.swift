// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGStreamer

/// A GStreamer pipeline from raw frames to a file.
final class EncodingPipeline {
    private let pipeline: UnsafeMutablePointer<GstElement>
    private let source: UnsafeMutablePointer<GstAppSrc>
    private let bus: UnsafeMutablePointer<GstBus>

    /// How many frames may wait for the encoder.
    private static let longestQueue = 8

    /// Makes a pipeline of a description with a source `frames` and a sink `file`.
    init(_ description: String, file: String) throws {
        var error: UnsafeMutablePointer<GError>?
        guard let pipeline = gst_parse_launch(description, &error), error == nil else {
            defer { g_clear_error(&error) }
            throw ClipError.encodingFailed(
                error.map { String(cString: $0.pointee.message) } ?? "no pipeline"
            )
        }
        self.pipeline = pipeline
        let bin = UnsafeMutableRawPointer(pipeline).assumingMemoryBound(to: GstBin.self)
        let frames = gst_bin_get_by_name(bin, "frames")!
        let sink = gst_bin_get_by_name(bin, "file")!
        // A property, for a path in the description would have to be quoted.
        gst_util_set_object_arg(
            UnsafeMutableRawPointer(sink).assumingMemoryBound(to: GObject.self),
            "location",
            file
        )
        gst_object_unref(sink)
        source = UnsafeMutableRawPointer(frames).assumingMemoryBound(to: GstAppSrc.self)
        bus = gst_element_get_bus(pipeline)
    }

    deinit {
        gst_object_unref(bus)
        gst_object_unref(source)
        gst_object_unref(pipeline)
    }

    /// Starts the encoder.
    func start() throws {
        if gst_element_set_state(pipeline, GST_STATE_PLAYING) == GST_STATE_CHANGE_FAILURE {
            try throwError(waiting: 0)
            throw ClipError.encodingFailed("the encoder does not start.")
        }
    }

    /// Hands over a copy of a frame, and waits when the encoder is behind.
    func push(
        _ frame: UnsafeMutableRawBufferPointer,
        number: Int,
        framesPerSecond: Int
    ) throws {
        // A blocking push would never return from an encoder that has failed.
        while gst_app_src_get_current_level_bytes(source) > guint64(Self.longestQueue * frame.count)
        {
            try throwError(waiting: 2_000_000)
        }
        let buffer = gst_buffer_new_allocate(nil, gsize(frame.count), nil)!
        gst_buffer_fill(buffer, 0, frame.baseAddress, gsize(frame.count))
        let second: GstClockTime = 1_000_000_000
        buffer.pointee.pts = GstClockTime(number) * second / GstClockTime(framesPerSecond)
        buffer.pointee.duration = second / GstClockTime(framesPerSecond)
        if gst_app_src_push_buffer(source, buffer) != GST_FLOW_OK {
            try throwError(waiting: second)
            throw ClipError.encodingFailed("the encoder takes no more frames.")
        }
    }

    /// Says that there are no more frames, and waits until the file is complete.
    func finish() throws {
        gst_app_src_end_of_stream(source)
        let either = GstMessageType(
            rawValue: GST_MESSAGE_EOS.rawValue | GST_MESSAGE_ERROR.rawValue
        )
        let message = gst_bus_timed_pop_filtered(bus, Self.longestEnding, either)
        guard let message else { throw ClipError.encodingFailed("the encoder does not end.") }
        defer { gst_message_unref(message) }
        if message.pointee.type == GST_MESSAGE_ERROR { throw failure(in: message) }
    }

    /// Ends the pipeline, whatever it was doing.
    func stop() {
        gst_element_set_state(pipeline, GST_STATE_NULL)
    }

    /// The encoder's rest of work takes a second or two; a minute means that it hangs.
    private static let longestEnding: GstClockTime = 60_000_000_000

    private func throwError(waiting nanoseconds: GstClockTime) throws {
        guard let message = gst_bus_timed_pop_filtered(bus, nanoseconds, GST_MESSAGE_ERROR)
        else { return }
        defer { gst_message_unref(message) }
        throw failure(in: message)
    }

    private func failure(in message: UnsafeMutablePointer<GstMessage>) -> ClipError {
        var error: UnsafeMutablePointer<GError>?
        gst_message_parse_error(message, &error, nil)
        defer { g_clear_error(&error) }
        return .encodingFailed(error.map { String(cString: $0.pointee.message) } ?? "unknown")
    }
}
