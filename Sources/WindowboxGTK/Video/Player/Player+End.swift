// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGStreamer

/// How the content is made to begin again.
enum Repetition {
    /// The pipeline will report its end as an end.
    case none
    /// The pipeline plays a segment, and will report its end as one that can be gone on from.
    case segment
}

/// The end of the content, and what follows.
extension Player {
    /// How much of the content's own length may be missing at its end.
    ///
    /// Streams of one film differ in length, and some lengths are rounded.
    private static let tolerance = Duration.seconds(2)

    /// Makes the first round end as a segment, so that the second one follows without a gap.
    func prepareRepetition() {
        guard let pipeline, isSeekable, seeking == .none else { return }
        perform(Seek(time: .zero, accuracy: .exact), in: pipeline)
    }

    /// A round has ended that the next one can follow without a gap.
    func finishSegment() {
        if let pipeline, repeats, !hasBrokenOff, repetition == .segment,
            pipeline.seek(to: .zero, rate: rate, flags: GST_SEEK_FLAG_SEGMENT)
        {
            origin = .zero
        } else {
            finish()
        }
    }

    /// Everything has been played.
    func finish() {
        repetition = .none
        if hasBrokenOff { return fail(.interrupted(url?.displayName ?? "")) }
        if isEmpty { return failEmpty() }
        if repeats, !isLive, beginAgain() { return }
        hasEnded = true
        isPlaying = false
        run()
    }

    /// Gives up, as there is nothing to be seen or heard in the content.
    func failEmpty() {
        guard let url else { return }
        fail(url.isFileURL ? .notMedia(url.displayName) : .interrupted(url.displayName))
    }

    /// Begins again after the end; answers whether it does.
    @discardableResult
    func beginAgain() -> Bool {
        guard let pipeline else { return false }
        guard isSeekable else {
            open()
            return true
        }
        perform(Seek(time: .zero, accuracy: .exact), in: pipeline)
        return seeking != .none
    }

    /// Whether nothing was seen or heard though the content was asked for from its start.
    var isEmpty: Bool {
        origin == .zero && frames.newest == nil && pipeline?.soundMeter.time == nil
    }

    /// Whether the end came well before what the content says of its length.
    ///
    /// GStreamer's demuxers take the end of the data for the end of the content, wherever it is.
    private var hasBrokenOff: Bool {
        guard hasVideo, let duration else { return false }
        let reached = [origin, frames.newest?.time, pipeline?.soundMeter.time].compactMap { $0 }
        return reached.allSatisfy { duration - $0 > Self.tolerance }
    }
}
