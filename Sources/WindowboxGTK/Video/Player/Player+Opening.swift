// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGStreamer
import Foundation

extension Player {
    /// Whether what is played is a file on this machine.
    var readsFile: Bool {
        switch (access, url?.isFileURL) {
        case (.loaded, _), (_, true): true
        case (.direct, _), (.loading, _): false
        }
    }

    /// Opens the content, and seeks to this place if it is given.
    func open(at time: Duration? = nil) {
        guard let url else { return }
        do {
            let pipeline =
                switch access {
                case .direct: try Pipeline.playing(url, frames: frames, sound: sound)
                case .loading(let file): try Pipeline.loading(url, into: file)
                case .loaded(let file):
                    try Pipeline.playing(file.url, frames: frames, sound: sound)
                }
            self.pipeline = pipeline
            opening = .awaited
            origin = .zero
            server = nil
            seeking = time.map { .waiting(Seek(time: $0, accuracy: .exact)) } ?? .none
            repetition = .none
            hasEnded = false
            applyVolume()
            listen(to: pipeline)
            limitSilence(of: pipeline)
            run()
        } catch {
            fail(error)
        }
    }

    /// All streams have their first data, or have ended.
    func handleOpening(of pipeline: Pipeline) {
        // Content that comes at its own pace may have its first data later.
        if isEmpty, !isLive { return failEmpty() }
        opening = .done
        attempt = 0
        status = .ready
        if url?.isFileURL == false, case .direct = access {
            // A stream without a length counts what has come as its duration.
            let isStream = server?.hasLength == false && !pipeline.isSeekable
            isLive = isLive || isStream || pipeline.duration == nil
        }
        if repeats { prepareRepetition() }
    }

    /// Whether the content could not be opened because its parts do not come in the order in
    /// which they are needed, and the server does not send them in another one.
    func needsAllOfContent(after error: PipelineError) -> Bool {
        guard url?.isFileURL == false, case .direct = access, opening == .awaited,
            server?.offersParts == false, !error.isFromSource
        else { return false }
        // An MP4 with its index at its end, for one.
        let codes = [GST_STREAM_ERROR_FAILED, GST_STREAM_ERROR_DEMUX].map { Int($0.rawValue) }
        return error.domain == .stream && codes.contains(error.code)
    }

    /// Loads the content whole, to play it then.
    func loadAllOfContent() {
        guard let url else { return }
        guard let file = TemporaryFile() else { return fail(.noRoom(url.displayName)) }
        access = .loading(file)
        buffering = 0
        open(at: seeking.destination)
    }

    /// The content has been loaded whole.
    func finishLoading(into file: TemporaryFile) {
        access = .loaded(file)
        buffering = nil
        open(at: seeking.destination)
    }
}
