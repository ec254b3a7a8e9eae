// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGStreamer
import GLibSupport

/// Has the decoding part of a pipeline take data before the source sends any.
///
/// Symptom: now and then content is never opened, and nothing is reported: about one start in five
/// hundred on a busy machine. Cause: in GStreamer 1.22 `uridecodebin3` starts its source before
/// `decodebin3`; if the thread that starts them is held up in between, the first data finds closed
/// pads, and the demuxer stops without a word. This can go when `uridecodebin3` starts its source
/// last.
enum DecoderStart {
    /// Starts what is to take the data of this element, if that is a source which is about to
    /// start.
    static func precede(_ element: UnsafeMutableRawPointer) {
        guard element.isMade(by: "urisourcebin"), let parent = gst_object_get_parent(element.cast())
        else { return }
        defer { gst_object_unref(parent) }
        guard let decoders = gst_bin_iterate_all_by_element_factory_name(parent.cast(), "decodebin3")
        else { return }
        defer { gst_iterator_free(decoders) }
        gst_iterator_foreach(
            decoders,
            { value, _ in
                guard let decoder = g_value_get_object(value) else { return }
                gst_element_set_state(
                    decoder.assumingMemoryBound(to: GstElement.self),
                    GST_STATE_PAUSED
                )
            },
            nil
        )
    }
}
