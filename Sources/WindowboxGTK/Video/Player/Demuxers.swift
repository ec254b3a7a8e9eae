// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGStreamer
import GLibSupport
import Synchronization

/// What takes a pipeline's content apart, and whether it has given up without being heard.
///
/// Symptom: one in ten of the files without anything to play is never opened, and nothing is reported.
/// Cause, in GStreamer 1.22: `parsebin` keeps what an element reports while it is connected to
/// itself, to try another one; a demuxer may report its error when it is connected already, but
/// `parsebin` has not said so yet, and then nobody ever hears of it. This can go when `parsebin`
/// posts what it has kept.
final class Demuxers: Sendable {
    private let elements = Mutex<[WeakObject]>([])

    /// Watches an element that a pipeline brings in, if it is one of them.
    func watch(_ element: UnsafeMutableRawPointer) {
        guard let factory = gst_element_get_factory(element.cast()),
            gst_element_factory_list_is_type(factory, Self.type) != 0
        else { return }
        elements.withLock { $0.append(WeakObject(element)) }
    }

    /// Whether one has stopped reading and has found no stream.
    ///
    /// One that ends well has streams by then, and one that is heard takes its pipeline with it.
    var hasLostError: Bool {
        elements.withLock { $0 }.contains { element in
            element.withObject(Self.hasStoppedInVain) ?? false
        }
    }

    /// `GST_ELEMENT_FACTORY_TYPE_DEMUXER`, a macro that Swift cannot read.
    private static let type = GstElementFactoryListType(1 << 5)

    private static func hasStoppedInVain(_ element: UnsafeMutableRawPointer) -> Bool {
        guard let pad = gst_element_get_static_pad(element.cast(), "sink") else { return false }
        defer { gst_object_unref(pad) }
        // In this order, for it adds its streams before it stops.
        return gst_pad_get_task_state(pad) == GST_TASK_PAUSED
            && element.cast(to: GstElement.self).pointee.numsrcpads == 0
    }
}
