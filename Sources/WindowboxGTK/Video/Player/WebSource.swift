// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGStreamer
import GLibSupport

/// GStreamer's source for content on web servers.
enum WebSource {
    /// Waiting longer for a server that is silent helps nobody.
    private static let timeout = 10

    /// Sets it up before it connects.
    static func prepare(_ source: UnsafeMutableRawPointer) {
        guard source.hasProperty("timeout") else { return }
        source.set("timeout", to: timeout)
        beTruthfulAboutParts(source)
    }

    /// Has it say that nobody can jump in content whose server sends it only as a whole.
    ///
    /// Symptom: an MP4 fails as soon as something seeks in it, or the demuxer jumps to an index
    /// at its end. Cause: GStreamer's `souphttpsrc` (1.22) takes any content with a length for
    /// one that it can jump in, unless the server denies that. This can go when the source
    /// itself looks for `Accept-Ranges: bytes`.
    private static func beTruthfulAboutParts(_ source: UnsafeMutableRawPointer) {
        guard let pad = gst_element_get_static_pad(source.cast(), "src") else { return }
        defer { gst_object_unref(pad) }
        let answers =
            GST_PAD_PROBE_TYPE_QUERY_UPSTREAM.rawValue | GST_PAD_PROBE_TYPE_PULL.rawValue
        gst_pad_add_probe(
            pad,
            GstPadProbeType(answers),
            { pad, information, _ in
                guard let pad, let query = gst_pad_probe_info_get_query(information),
                    query.pointee.type == GST_QUERY_SEEKING,
                    let answer = WebSource.answer(sentThrough: pad), !answer.offersParts
                else { return GST_PAD_PROBE_OK }
                var format = GST_FORMAT_UNDEFINED
                gst_query_parse_seeking(query, &format, nil, nil, nil)
                gst_query_set_seeking(query, format, 0, 0, -1)
                return GST_PAD_PROBE_OK
            },
            nil,
            nil
        )
    }

    /// The server's answer, which goes through the source's pad before the content does.
    private static func answer(sentThrough pad: UnsafeMutablePointer<GstPad>) -> ServerAnswer? {
        for index in 0... {
            guard
                let event = gst_pad_get_sticky_event(
                    pad,
                    GST_EVENT_CUSTOM_DOWNSTREAM_STICKY,
                    guint(index)
                )
            else { break }
            defer { gst_mini_object_unref(event.cast()) }
            if let answer = ServerAnswer(gst_event_get_structure(event)) { return answer }
        }
        return nil
    }
}
