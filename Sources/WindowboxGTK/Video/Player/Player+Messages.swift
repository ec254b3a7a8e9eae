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
                self.lastReport = .now
                switch self.access {
                case .direct, .loaded: self.handle(message, from: pipeline)
                case .loading(let file): self.handleLoading(message, into: file)
                }
            }
        }
    }

    private func handle(_ message: PipelineMessage, from pipeline: Pipeline) {
        switch message {
        case .prerolled:
            if opening == .awaited { handleOpening(of: pipeline) }
            finishSeek()
            run()
        case .settled:
            run()
        case .ended:
            finish()
        case .empty:
            if opening == .awaited { failEmpty() }
        case .segmentEnded:
            finishSegment()
        case .buffering(let percent):
            // Live content that is not played now is lost, so waiting would not help it.
            buffering = percent < 100 && !isLive ? percent : nil
            run()
        case .streams(hasVideo: false, hasSound: false):
            // A page with text is opened like any other content.
            fail(missing?.failure ?? .notMedia(url?.displayName ?? ""))
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
        case .server(let answer):
            server = answer
        case .missing(let plugin):
            missing = plugin
            // Without its picture a video is not what the user asked for; without its sound it
            // still is worth watching.
            if plugin.isForPicture { fail(plugin.failure) }
        case .failed(let error):
            handle(error)
        }
    }

    private func handle(_ error: PipelineError) {
        if error.isFromAudioSink, sound == .system {
            // The sound system went away, or refuses: the picture goes on without it.
            let time = opening == .done ? time : seeking.destination
            sound = .silent
            open(at: time)
        } else if needsAllOfContent(after: error) {
            loadAllOfContent()
        } else {
            fail(after: error)
        }
    }

    private func handleLoading(_ message: PipelineMessage, into file: TemporaryFile) {
        switch message {
        case .buffering(let percent): buffering = percent
        case .server(let answer): server = answer
        case .ended: finishLoading(into: file)
        case .failed(let error): fail(after: error)
        case .prerolled, .settled: run()
        case .empty, .segmentEnded, .streams, .videoSize, .latencyChanged, .clockLost, .missing:
            break
        }
    }

    private func fail(after error: PipelineError) {
        guard let url else { return }
        let progress: PlayerFailure.Progress =
            switch (opening, server) {
            case (.done, _): .playing
            case (.awaited, _?): .arriving
            case (.awaited, nil): .none
            }
        fail(.diagnosis(of: error, url: url, progress: progress, missing: missing))
    }
}
