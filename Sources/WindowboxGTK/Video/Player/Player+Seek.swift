// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGStreamer

extension Player {
    /// Where playback is, asked of the pipeline.
    public var time: Duration {
        if let destination = seeking.destination { return destination }
        if hasEnded, let duration { return duration }
        return pipeline?.position ?? .zero
    }

    /// How long the content is; nil for live content, and until it is known.
    public var duration: Duration? {
        isLive ? nil : pipeline?.duration
    }

    /// Whether ``seek(to:accuracy:)`` has an effect.
    public var isSeekable: Bool {
        !isLive && (pipeline?.isSeekable ?? false)
    }

    /// Goes to another place in the content; playing or paused as before.
    ///
    /// The frame there is shown when it is decoded, also while paused. Of several calls in a
    /// row the last one counts. Times outside the content lead to its start or end.
    public func seek(to time: Duration, accuracy: SeekAccuracy = .exact) {
        guard let pipeline else { return }
        let end = lastPlace(in: pipeline) ?? time
        let seek = Seek(time: min(max(time, .zero), end), accuracy: accuracy)
        switch (status, seeking) {
        case (.loading, _):
            seeking = .waiting(seek)
        case (_, .running(let current, _)):
            seeking = .running(current, next: seek)
        case (_, .none), (_, .waiting):
            perform(seek, in: pipeline)
        }
    }

    /// Where a seek may lead at most.
    ///
    /// Symptom: an MP4 that comes over the network never arrives when it is sent to its end, or
    /// plays on from before it. Cause: where one of the streams has nothing any more at that
    /// time, GStreamer 1.22's `qtdemux` sends data without saying which time it belongs to, unless
    /// it reads a file. Such streams differ in length by less than the tenth of a second that is
    /// kept here; one that is much shorter is still sent astray. This can go when `qtdemux` sends
    /// a segment after every seek.
    private func lastPlace(in pipeline: Pipeline) -> Duration? {
        guard let duration = pipeline.duration else { return nil }
        return readsFile ? duration : max(duration - .milliseconds(100), .zero)
    }

    /// Goes so much further in the content, or back.
    public func seek(by distance: Duration, accuracy: SeekAccuracy = .exact) {
        seek(to: time + distance, accuracy: accuracy)
    }

    /// The pipeline has arrived; goes on to the place that was asked for meanwhile.
    func finishSeek() {
        guard let pipeline else { return }
        switch seeking {
        case .waiting(let seek), .running(_, next: let seek?):
            perform(seek, in: pipeline)
        case .running(_, next: nil), .none:
            seeking = .none
        }
    }

    func applyRate(_ oldValue: Double) {
        let allowed = min(max(rate, 0.25), 4)
        guard allowed == rate else {
            rate = allowed
            return
        }
        // The pipeline plays at another rate from a place on, so it is sent to where it is.
        if rate != oldValue { seek(to: time) }
    }

    func perform(_ seek: Seek, in pipeline: Pipeline) {
        var flags = GST_SEEK_FLAG_FLUSH.rawValue
        switch seek.accuracy {
        case .exact: flags |= GST_SEEK_FLAG_ACCURATE.rawValue
        case .keyFrame:
            flags |= GST_SEEK_FLAG_KEY_UNIT.rawValue | GST_SEEK_FLAG_SNAP_NEAREST.rawValue
        }
        if repeats { flags |= GST_SEEK_FLAG_SEGMENT.rawValue }
        guard isSeekable, pipeline.seek(to: seek.time, rate: rate, flags: GstSeekFlags(flags))
        else {
            seeking = .none
            return
        }
        repetition = repeats ? .segment : .none
        seeking = .running(seek, next: nil)
        origin = seek.time
        hasEnded = false
    }
}
