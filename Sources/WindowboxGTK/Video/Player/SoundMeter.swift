// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGStreamer
import GLibSupport
import Synchronization

/// Knows how far the sound has come.
final class SoundMeter: Sendable {
    private let nanoseconds = Atomic(-1)

    /// The time of the latest sound, in the content's own time; nil while there is none. Sound that
    /// comes without a time is at the start.
    var time: Duration? {
        let nanoseconds = nanoseconds.load(ordering: .relaxed)
        return nanoseconds < 0 ? nil : .nanoseconds(nanoseconds)
    }

    /// Watches what goes into a filter for sound.
    func watch(_ filter: UnsafeMutablePointer<GstElement>) {
        guard let pad = gst_element_get_static_pad(filter, "sink") else { return }
        defer { gst_object_unref(pad) }
        pad.addProbe(GST_PAD_PROBE_TYPE_BUFFER, owner: self) { _, information, data in
            guard let buffer = gst_pad_probe_info_get_buffer(information) else {
                return GST_PAD_PROBE_OK
            }
            let meter = Unmanaged<SoundMeter>.fromOpaque(data!).takeUnretainedValue()
            let time = Int(exactly: buffer.pointee.pts)
            meter.nanoseconds.store(time ?? 0, ordering: .relaxed)
            return GST_PAD_PROBE_OK
        }
    }
}
