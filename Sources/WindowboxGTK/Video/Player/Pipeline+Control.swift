// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGStreamer
import GLibSupport

/// What a pipeline is asked and told.
extension Pipeline {
    /// Whether the content comes at its own pace, as the answer to starting it.
    enum Pace { case own, live }

    /// Moves towards playing or paused, and says what is known of the pace by then.
    func run(_ isRunning: Bool) -> Pace {
        let answer = gst_element_set_state(
            element,
            isRunning ? GST_STATE_PLAYING : GST_STATE_PAUSED
        )
        return answer == GST_STATE_CHANGE_NO_PREROLL ? .live : .own
    }

    /// Where playback is, or nil if that cannot be told right now.
    var position: Duration? {
        var nanoseconds: gint64 = 0
        guard gst_element_query_position(element, GST_FORMAT_TIME, &nanoseconds) != 0 else {
            return nil
        }
        return nanoseconds < 0 ? nil : .nanoseconds(nanoseconds)
    }

    /// How long the content is, or nil if it has no end or that is not known yet.
    var duration: Duration? {
        var nanoseconds: gint64 = 0
        guard gst_element_query_duration(element, GST_FORMAT_TIME, &nanoseconds) != 0 else {
            return nil
        }
        return nanoseconds <= 0 ? nil : .nanoseconds(nanoseconds)
    }

    /// Whether playback can be moved to another place.
    var isSeekable: Bool {
        guard let query = gst_query_new_seeking(GST_FORMAT_TIME) else { return false }
        defer { gst_mini_object_unref(query.cast()) }
        guard gst_element_query(element, query) != 0 else { return false }
        var isSeekable: gboolean = 0
        gst_query_parse_seeking(query, nil, &isSeekable, nil, nil)
        return isSeekable != 0
    }

    /// Moves playback; answers whether the pipeline accepts it.
    func seek(to time: Duration, rate: Double, flags: GstSeekFlags) -> Bool {
        gst_element_seek(
            element,
            rate,
            GST_FORMAT_TIME,
            flags,
            GST_SEEK_TYPE_SET,
            max(0, time.nanoseconds),
            GST_SEEK_TYPE_SET,
            -1
        ) != 0
    }

    /// Sets how loud the sound is, as a factor for its samples.
    func setVolume(_ factor: Double, isMuted: Bool) {
        guard element.hasProperty("volume") else { return }
        element.set("volume", to: factor)
        element.set("mute", to: isMuted)
    }

    /// Spreads a changed latency to all sinks.
    func recalculateLatency() {
        gst_bin_recalculate_latency(element.cast())
    }

    /// The element for those who want to know when it is gone.
    var weakElement: WeakObject {
        WeakObject(element)
    }
}

extension Duration {
    /// The whole duration in nanoseconds, as GStreamer counts.
    var nanoseconds: Int {
        let (seconds, attoseconds) = components
        return Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
    }
}
