// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGStreamer
import DesktopSupport
import Foundation
import GLibSupport

/// Films of one colour each, so that a person sees at once which one plays.
enum Film: String, CaseIterable {
    case red
    case green
    case blue

    /// Makes two seconds of it.
    func make(in folder: URL) throws -> URL {
        let url = folder.appending(path: "\(rawValue).webm")
        gst_init(nil, nil)
        let pipeline = gst_parse_launch(
            """
            videotestsrc pattern=\(rawValue) num-buffers=60 \
            ! video/x-raw,width=640,height=360,framerate=30/1 ! vp8enc deadline=1 ! webmmux \
            ! filesink location=\(url.path(percentEncoded: false))
            """,
            nil
        )
        guard let pipeline, let bus = gst_element_get_bus(pipeline) else {
            throw DesktopError("GStreamer cannot make a film.")
        }
        gst_element_set_state(pipeline, GST_STATE_PLAYING)
        let wanted = GST_MESSAGE_EOS.rawValue | GST_MESSAGE_ERROR.rawValue
        let message = gst_bus_timed_pop_filtered(bus, 60_000_000_000, GstMessageType(wanted))
        if let message { gst_mini_object_unref(message.cast()) }
        gst_element_set_state(pipeline, GST_STATE_NULL)
        gst_object_unref(bus)
        gst_object_unref(pipeline)
        return url
    }

    /// Whether this is its colour, perhaps a little darker.
    func has(_ color: Color) -> Bool {
        let own: Int
        let others: [Int]
        switch self {
        case .red: (own, others) = (color.red, [color.green, color.blue])
        case .green: (own, others) = (color.green, [color.red, color.blue])
        case .blue: (own, others) = (color.blue, [color.red, color.green])
        }
        return own > 120 && others.allSatisfy { $0 < 70 }
    }
}

/// What is to be seen at one place of the screen.
struct Color: Hashable {
    var red: Int
    var green: Int
    var blue: Int

    /// What a view shows whose video is in the overlay.
    static let placeholder = Color(red: 0x16, green: 0x18, blue: 0x1D)
}
