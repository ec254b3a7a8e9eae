// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGStreamer
import Synchronization

/// Keeps a player's newest frame and hands each one to all that show it.
final class FrameStore: Sendable {
    /// Names one pipeline as the origin of frames.
    struct Source: Equatable {
        fileprivate var number = 0
    }

    private struct State {
        var newest: Frame?
        var outputs: [any FrameOutput] = []
        var source = Source()
        var count = 0
    }

    private let state = Mutex(State())

    /// The frame that is due now, or the last one that was.
    var newest: Frame? {
        state.withLock { $0.newest }
    }

    /// Accepts frames of a new origin only, from now on; those of earlier ones are late.
    func begin() -> Source {
        state.withLock { state in
            state.source.number += 1
            return state.source
        }
    }

    /// Forgets the newest frame, and accepts none until the next origin begins.
    func clear() {
        let outputs = state.withLock { state in
            state.source.number += 1
            state.newest = nil
            return state.outputs
        }
        for output in outputs { output.clear() }
    }

    /// Takes a frame that is due now.
    func receive(
        _ buffer: UnsafeMutablePointer<GstBuffer>,
        format: VideoFormat,
        from source: Source
    ) {
        let (frame, outputs) = state.withLock { state -> (Frame?, [any FrameOutput]) in
            // What was shown as a preroll comes again when playback goes on.
            guard source == state.source, state.newest?.buffer != buffer else { return (nil, []) }
            state.count += 1
            let frame = Frame(buffer, format: format, number: state.count)
            state.newest = frame
            return (frame, state.outputs)
        }
        guard let frame else { return }
        // Outside the lock, because an output takes as long as drawing takes.
        for output in outputs { output.show(frame) }
    }

    /// Hands this output the newest frame now, and all later ones when they are due; adding it
    /// again does nothing.
    func add(_ output: any FrameOutput) {
        let newest = state.withLock { state -> Frame? in
            guard !state.outputs.contains(where: { $0 === output }) else { return nil }
            // First, for it is about to be where the picture is: a place that comes must not
            // begin with an earlier frame than the one that it takes over from.
            state.outputs.insert(output, at: 0)
            return state.newest
        }
        // A later one may be quicker than this; outputs ignore frames that are older than what
        // they show.
        if let newest { output.show(newest) }
    }

    /// Hands no more frames to this output, except one that may be on its way.
    func remove(_ output: any FrameOutput) {
        state.withLock { state in
            state.outputs.removeAll { $0 === output }
        }
    }
}
