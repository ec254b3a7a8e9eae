// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGStreamer
import Foundation
import GLibSupport

/// One run of GStreamer's `playbin3` on one address.
///
/// Its messages come as a sequence of plain values, without help of GLib's main loop. When the
/// last owner lets go, it stops, on a thread of its own, and frees everything it had.
final class Pipeline {
    /// How sound is played.
    enum Sound {
        /// Through what the user's system offers; silently, but in time, where it offers nothing.
        case system
        /// Not at all, but in time: for when the system's own way has failed.
        case silent
    }

    let messages: AsyncStream<PipelineMessage>
    private let element: Owned<UnsafeMutablePointer<GstElement>>
    private let continuation: AsyncStream<PipelineMessage>.Continuation

    /// Makes a pipeline that is not started yet; frames go to the store.
    init(url: URL, frames: FrameStore, sound: Sound) throws(PlayerFailure) {
        guard GStreamer.isAvailable, let playbin = gst_element_factory_make("playbin3", nil) else {
            throw .incompleteInstallation("playbin3")
        }
        element = Owned(sinking: playbin)
        (messages, continuation) = AsyncStream.makeStream()

        let sink = try FrameSink.make(frames: frames, messages: continuation)
        playbin.set("uri", to: url.absoluteString)
        playbin.set("flags", to: url.isFileURL ? Flags.file : Flags.network)
        playbin.set("video-sink", to: sink)
        if sound == .silent, let silent = gst_element_factory_make("fakesink", nil) {
            silent.set("sync", to: true)
            playbin.set("audio-sink", to: silent)
        }
        if let filter = gst_element_factory_make("scaletempo", nil) {
            // Keeps voices at their pitch when the rate is not 1.
            playbin.set("audio-filter", to: filter)
        }
        DecoderSettings.apply(to: playbin)
        forwardMessages()
    }

    deinit {
        continuation.finish()
        // Stopping waits for the streaming threads, which must neither hold up the main thread
        // nor wait for themselves.
        gst_element_call_async(
            element.pointer,
            { element, _ in _ = gst_element_set_state(element, GST_STATE_NULL) },
            nil,
            nil
        )
    }

    /// The bits of playbin's `flags` that we want.
    private enum Flags {
        // Video, audio, software volume; and `native-video`: the picture comes as it was decoded,
        // because each output converts it once, to exactly what it shows.
        static let file = 0x1 | 0x2 | 0x10 | 0x40
        // What comes over the network is buffered ahead.
        static let network = file | 0x100
    }

    private func forwardMessages() {
        guard let bus = gst_element_get_bus(element.pointer) else { return }
        defer { gst_object_unref(bus) }
        gst_bus_set_sync_handler(
            bus,
            { _, message, data in
                let forwarder = Unmanaged<Forwarder>.fromOpaque(data!).takeUnretainedValue()
                if let report = PipelineMessage(message!) { forwarder.target.yield(report) }
                gst_mini_object_unref(message!.cast())
                return GST_BUS_DROP
            },
            Unmanaged.passRetained(Forwarder(target: continuation)).toOpaque(),
            { data in Unmanaged<Forwarder>.fromOpaque(data!).release() }
        )
    }
}

/// Where a bus sends its messages; it belongs to the bus.
private final class Forwarder: Sendable {
    let target: AsyncStream<PipelineMessage>.Continuation

    init(target: AsyncStream<PipelineMessage>.Continuation) {
        self.target = target
    }
}

// MARK: Control and questions

extension Pipeline {
    /// Whether the content comes at its own pace, as the answer to starting it.
    enum Pace { case own, live }

    /// Moves towards playing or paused, and says what is known of the pace by then.
    func run(_ isRunning: Bool) -> Pace {
        let answer = gst_element_set_state(
            element.pointer,
            isRunning ? GST_STATE_PLAYING : GST_STATE_PAUSED
        )
        return answer == GST_STATE_CHANGE_NO_PREROLL ? .live : .own
    }

    /// Where playback is, or nil if that cannot be told right now.
    var position: Duration? {
        var nanoseconds: gint64 = 0
        guard gst_element_query_position(element.pointer, GST_FORMAT_TIME, &nanoseconds) != 0 else {
            return nil
        }
        return nanoseconds < 0 ? nil : .nanoseconds(nanoseconds)
    }

    /// How long the content is, or nil if it has no end or that is not known yet.
    var duration: Duration? {
        var nanoseconds: gint64 = 0
        guard gst_element_query_duration(element.pointer, GST_FORMAT_TIME, &nanoseconds) != 0 else {
            return nil
        }
        return nanoseconds <= 0 ? nil : .nanoseconds(nanoseconds)
    }

    /// Whether playback can be moved to another place.
    var isSeekable: Bool {
        guard let query = gst_query_new_seeking(GST_FORMAT_TIME) else { return false }
        defer { gst_mini_object_unref(query.cast()) }
        guard gst_element_query(element.pointer, query) != 0 else { return false }
        var isSeekable: gboolean = 0
        gst_query_parse_seeking(query, nil, &isSeekable, nil, nil)
        return isSeekable != 0
    }

    /// Moves playback; answers whether the pipeline accepts it.
    func seek(to time: Duration, rate: Double, flags: GstSeekFlags) -> Bool {
        gst_element_seek(
            element.pointer,
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
        element.pointer.set("volume", to: factor)
        element.pointer.set("mute", to: isMuted)
    }

    /// Spreads a changed latency to all sinks.
    func recalculateLatency() {
        gst_bin_recalculate_latency(element.pointer.cast())
    }
}

extension Duration {
    /// The whole duration in nanoseconds, as GStreamer counts.
    var nanoseconds: Int {
        let (seconds, attoseconds) = components
        return Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
    }
}

extension Pipeline {
    /// The element for those who want to know when it is gone.
    var weakElement: WeakObject {
        WeakObject(element.pointer)
    }
}
