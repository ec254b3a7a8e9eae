// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGStreamer

/// Tells the decoder when pictures come too late to keep up with the sound.
///
/// A decoder that is told of each late picture leaves out the next ones, even if a single one was
/// late because the machine was busy for a moment: a loss that everybody sees, for a delay that
/// nobody would have noticed. So small delays are kept from it.
enum LatenessReport {
    /// From here on people notice that picture and sound do not belong together.
    private static let tolerance: GstClockTimeDiff = 200_000_000

    static func limit(on sink: UnsafeMutablePointer<GstElement>) {
        guard let pad = gst_element_get_static_pad(sink, "sink") else { return }
        defer { gst_object_unref(pad) }
        gst_pad_add_probe(
            pad,
            GST_PAD_PROBE_TYPE_EVENT_UPSTREAM,
            { _, information, _ in
                guard
                    let event = gst_pad_probe_info_get_event(information),
                    event.pointee.type == GST_EVENT_QOS
                else { return GST_PAD_PROBE_OK }
                var delay: GstClockTimeDiff = 0
                gst_event_parse_qos(event, nil, nil, &delay, nil)
                return delay < LatenessReport.tolerance ? GST_PAD_PROBE_DROP : GST_PAD_PROBE_OK
            },
            nil,
            nil
        )
    }
}
