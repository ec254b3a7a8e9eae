// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGStreamer
import GLibSupport

/// What a pipeline is asked and told.
extension Pipeline {
    /// Whether the content comes at its own pace, as the answer to starting it.
    enum Pace { case own, live }

    /// Plays or pauses, and says what is known of the pace by then.
    ///
    /// While the pipeline is on its way to another state it stays as it is; it reports
    /// ``PipelineMessage/prerolled`` or ``PipelineMessage/settled`` then, and is to be asked again.
    ///
    /// Symptom: a video stays paused for ever, whatever it is told, often on a busy machine when it
    /// begins to buffer as it starts to play. Cause, in GStreamer 1.22: a bin that has
    /// reached a state and is about to go on by itself takes a new wish for one that it is
    /// fulfilling already, and then goes on to neither. Asking at any time can come back once
    /// `gst_element_set_state` holds then.
    func run(_ isRunning: Bool) -> Pace {
        var state = GST_STATE_NULL
        guard gst_element_get_state(element, &state, nil, 0) != GST_STATE_CHANGE_ASYNC else {
            return .own
        }
        switch (state, isRunning) {
        case (GST_STATE_PLAYING, true), (GST_STATE_PAUSED, false): return .own
        case (GST_STATE_PAUSED, true):
            gst_element_set_state(element, GST_STATE_PLAYING)
            return .own
        default:
            let answer = gst_element_set_state(element, GST_STATE_PAUSED)
            // Nothing is there before it plays, so it does not report that it has arrived.
            guard answer == GST_STATE_CHANGE_NO_PREROLL else { return .own }
            if isRunning { gst_element_set_state(element, GST_STATE_PLAYING) }
            return .live
        }
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
