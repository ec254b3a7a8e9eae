// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGStreamer
import GLibSupport

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
}

extension PipelineError {
    /// Reads an error message.
    init(_ message: UnsafeMutablePointer<GstMessage>) {
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
