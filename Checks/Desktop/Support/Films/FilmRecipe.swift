// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGStreamer
import Foundation

/// What GStreamer makes a small film of, in its own notation, but for the file.
public struct FilmRecipe {
    private let description: String

    /// Takes the notation of `gst-launch-1.0`, up to the file.
    public init(_ description: String) {
        self.description = description
    }

    /// Makes the film, and returns when it is there, or has not come in time.
    public func make(_ file: URL, within seconds: GstClockTime) throws {
        gst_init(nil, nil)
        let path = file.path(percentEncoded: false)
        guard let pipeline = gst_parse_launch("\(description) ! filesink location=\(path)", nil),
            let bus = gst_element_get_bus(pipeline)
        else { throw DesktopError("GStreamer cannot make a film.") }
        gst_element_set_state(pipeline, GST_STATE_PLAYING)
        let wanted = GST_MESSAGE_EOS.rawValue | GST_MESSAGE_ERROR.rawValue
        let message = gst_bus_timed_pop_filtered(
            bus,
            seconds * 1_000_000_000,
            GstMessageType(rawValue: wanted)
        )
        if let message { gst_message_unref(message) }
        gst_element_set_state(pipeline, GST_STATE_NULL)
        gst_object_unref(bus)
        gst_object_unref(pipeline)
    }
}
