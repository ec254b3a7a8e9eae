// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation

/// What the pipeline reports, and what follows from it.
extension Player {
    /// Hears what this pipeline reports until it or the player goes.
    func listen(to pipeline: Pipeline) {
        let messages = pipeline.messages
        Task { [weak self, weak pipeline] in
            for await message in messages {
                // A report of a pipeline that was replaced changes nothing.
                guard let self, let pipeline, self.pipeline === pipeline else { return }
                self.handle(message, from: pipeline)
            }
        }
    }

    private func handle(_ message: PipelineMessage, from pipeline: Pipeline) {
        lastReport = .now
        switch message {
        case .prerolled:
            handlePreroll(of: pipeline)
        case .ended:
            finish()
        case .segmentEnded:
            repeatSegment()
        case .buffering(let percent):
            // Live content that is not played now is lost, so waiting would not help it.
            buffering = percent < 100 && !isLive ? percent : nil
            run()
        case .streams(let hasVideo, _):
            self.hasVideo = hasVideo
        case .videoSize(let size):
            hasVideo = true
            videoSize = size
        case .latencyChanged:
            pipeline.recalculateLatency()
        case .clockLost:
            // Stopping and starting makes the pipeline choose another clock.
            _ = pipeline.run(false)
            run()
        case .missingDecoder(let format, let isVideo):
            missingDecoder = format
            // Without its picture a video is not what the user asked for; without its sound it
            // still is worth watching.
            if isVideo { fail(.missingDecoder(format: format)) }
        case .failed(var error):
            error.missing = missingDecoder
            handle(error)
        }
    }

    private func handlePreroll(of pipeline: Pipeline) {
        if status == .loading {
            status = .ready
            isLive = isLive || (url?.isFileURL == false && pipeline.duration == nil)
            if repeats { prepareRepetition() }
        }
        finishSeek()
    }

    private func handle(_ error: PipelineError) {
        guard let url else { return }
        if error.isFromAudioSink, sound == .system {
            // The sound system went away, or refuses: the picture goes on without it.
            let time = time
            pipeline = nil
            sound = .silent
            repetition = .none
            start(url, at: status == .ready ? time : nil)
            return
        }
        fail(.diagnosis(of: error, url: url, hasBegun: status == .ready))
    }

    private func finish() {
        if repeats, restart() { return }
        hasEnded = true
        isPlaying = false
        run()
    }

    private func repeatSegment() {
        if repeats, continueRepetition() { return }
        repetition = .none
        finish()
    }
}
