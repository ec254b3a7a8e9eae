// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGStreamer
import GLibSupport

/// What a web server said of the content before it sent it.
struct ServerAnswer: Hashable, Sendable {
    /// Whether it sends any part of the content that is asked for.
    var offersParts: Bool
    /// Whether it said how long the content is.
    var hasLength: Bool
}

extension ServerAnswer {
    /// Reads the structure that GStreamer's source makes of an answer, and both posts and sends
    /// down the stream; nil if it is another one, or the server sends nothing.
    init?(_ structure: UnsafePointer<GstStructure>?) {
        guard let structure, gst_structure_has_name(structure, "http-headers") != 0,
            let headers = Headers(structure)
        else { return nil }
        var status: guint = 0
        gst_structure_get_uint(structure, "http-status-code", &status)
        guard (200..<300).contains(status) else { return nil }
        // 206: a part was asked for, and came.
        offersParts = status == 206 || headers["accept-ranges"] == "bytes"
        hasLength = headers["content-length"] != nil
    }
}

/// The headers of an answer, whose names come in any case.
private struct Headers {
    private let structure: UnsafePointer<GstStructure>

    init?(_ answer: UnsafePointer<GstStructure>) {
        guard let headers = gst_structure_get_value(answer, "response-headers"),
            let boxed = g_value_get_boxed(headers)
        else { return nil }
        structure = UnsafePointer(boxed.assumingMemoryBound(to: GstStructure.self))
    }

    subscript(name: String) -> String? {
        for index in 0..<guint(gst_structure_n_fields(structure)) {
            guard let field = gst_structure_nth_field_name(structure, index),
                g_ascii_strcasecmp(field, name) == 0
            else { continue }
            return gst_structure_get_string(structure, field).map { String(cString: $0) }
        }
        return nil
    }
}
