// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGStreamer
import GLibSupport

/// What a pipeline reports, as plain values, in the order in which it happened.
enum PipelineMessage: Sendable {
    /// All streams have their first data after a start or a seek.
    case prerolled
    /// Every stream has been played to its end.
    case ended
    /// A segment that is to be repeated has been played to its end.
    case segmentEnded
    /// So much of the buffer is filled, in percent.
    case buffering(Int)
    /// These kinds of streams were chosen.
    case streams(hasVideo: Bool, hasAudio: Bool)
    /// The picture has this size from now on.
    case videoSize(VideoSize)
    /// The latency of a part changed.
    case latencyChanged
    /// The clock went, as when the sound device was unplugged.
    case clockLost
    /// A decoder is not installed.
    case missingDecoder(format: String, isVideo: Bool)
    /// The pipeline stopped for good.
    case failed(PipelineError)
}

/// An error of GStreamer's.
struct PipelineError: Sendable {
    enum Domain: Sendable { case resource, stream, core, other }

    var domain: Domain
    var code: Int
    var httpStatus: Int?
    /// Whether the part that fetches the content failed.
    var isFromSource: Bool
    /// Whether the part that plays sound failed, which is no reason not to show the picture.
    var isFromAudioSink: Bool
    /// The format whose decoder was reported missing before.
    var missing: String?
}

extension PipelineMessage {
    /// Reads a message on the thread that posts it; nil where it is of no interest.
    init?(_ message: UnsafeMutablePointer<GstMessage>) {
        switch message.pointee.type {
        case GST_MESSAGE_ASYNC_DONE: self = .prerolled
        case GST_MESSAGE_EOS: self = .ended
        case GST_MESSAGE_SEGMENT_DONE: self = .segmentEnded
        case GST_MESSAGE_LATENCY: self = .latencyChanged
        case GST_MESSAGE_CLOCK_LOST: self = .clockLost
        case GST_MESSAGE_BUFFERING:
            var percent: Int32 = 0
            gst_message_parse_buffering(message, &percent)
            self = .buffering(Int(percent))
        case GST_MESSAGE_STREAMS_SELECTED: self = .streams(selectedBy: message)
        case GST_MESSAGE_ERROR: self = .failed(PipelineError(message))
        case GST_MESSAGE_ELEMENT:
            guard let missing = PipelineMessage.missing(message) else { return nil }
            self = missing
        default: return nil
        }
    }

    private static func streams(
        selectedBy message: UnsafeMutablePointer<GstMessage>
    ) -> PipelineMessage {
        var types: UInt32 = 0
        for index in 0..<gst_message_streams_selected_get_size(message) {
            guard let stream = gst_message_streams_selected_get_stream(message, index) else {
                continue
            }
            types |= gst_stream_get_stream_type(stream).rawValue
            gst_object_unref(stream)
        }
        return .streams(
            hasVideo: types & GST_STREAM_TYPE_VIDEO.rawValue != 0,
            hasAudio: types & GST_STREAM_TYPE_AUDIO.rawValue != 0
        )
    }

    private static func missing(_ message: UnsafeMutablePointer<GstMessage>) -> PipelineMessage? {
        guard
            let structure = gst_message_get_structure(message),
            gst_structure_has_name(structure, "missing-plugin") != 0,
            gst_structure_get_string(structure, "type").map({ String(cString: $0) }) == "decoder"
        else { return nil }
        let description = gst_structure_get_string(structure, "name").map { String(cString: $0) }
        var kind = ""
        if let value = gst_structure_get_value(structure, "detail"),
            let caps = g_value_get_boxed(value)?.assumingMemoryBound(to: GstCaps.self),
            let first = gst_caps_get_structure(caps, 0)
        {
            kind = String(cString: gst_structure_get_name(first))
        }
        return .missingDecoder(
            format: Self.format(named: description ?? kind),
            isVideo: kind.hasPrefix("video/") || kind.hasPrefix("image/")
        )
    }

    /// GStreamer describes the decoder ("Theora decoder"); a person is told the format.
    private static func format(named description: String) -> String {
        let suffix = " decoder"
        return description.hasSuffix(suffix)
            ? String(description.dropLast(suffix.count)) : description
    }
}

extension PipelineError {
    fileprivate init(_ message: UnsafeMutablePointer<GstMessage>) {
        var error: UnsafeMutablePointer<GError>?
        gst_message_parse_error(message, &error, nil)
        defer { g_clear_error(&error) }
        var details: UnsafePointer<GstStructure>?
        gst_message_parse_error_details(message, &details)
        var status: guint = 0
        let hasStatus =
            details.map { gst_structure_get_uint($0, "http-status-code", &status) != 0 } ?? false
        let path = message.pointee.src.flatMap { gst_object_get_path_string($0) }
        defer { g_free(path) }

        domain =
            switch error?.pointee.domain {
            case gst_resource_error_quark(): .resource
            case gst_stream_error_quark(): .stream
            case gst_core_error_quark(): .core
            default: .other
            }
        code = Int(error?.pointee.code ?? 0)
        httpStatus = hasStatus ? Int(status) : nil
        isFromSource =
            message.pointee.src.map { source in
                g_type_check_instance_is_a(source.cast(), gst_base_src_get_type()) != 0
            } ?? false
        isFromAudioSink =
            path.map { String(cString: $0).contains("/GstBin:abin/") } ?? false
    }
}
