// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation

/// Content that neither opens nor fails.
///
/// GStreamer 1.22's `playbin3` now and then stops for ever while it opens a file, without a word:
/// about one start in five hundred on a busy machine, beside those that ``Demuxers`` knows. A
/// second pipeline opens the same file. Once playbin3 always reports something, the second attempt
/// can go; a server may still stay silent.
extension Player {
    /// How long the silence may last, and how often it is tried anew.
    struct Patience {
        var silence: Duration
        var attempts: Int

        static let file = Patience(silence: .seconds(2), attempts: 3)
        static let network = Patience(silence: .seconds(15), attempts: 1)
        /// For what has come from its server before.
        static let again = Patience(silence: .seconds(3), attempts: 3)
    }

    /// Tries again, or fails, if this pipeline reports nothing for a while before it is open.
    func limitSilence(of pipeline: Pipeline) {
        let patience = patience
        lastReport = .now
        Task { [weak self, weak pipeline] in
            while true {
                try? await Task.sleep(for: patience.silence / 4)
                guard
                    let self, let pipeline, self.pipeline === pipeline, self.opening == .awaited
                else { return }
                if pipeline.demuxers.hasLostError { return self.failEmpty() }
                if .now - self.lastReport > patience.silence { return self.endSilence(patience) }
            }
        }
    }

    private var patience: Patience {
        switch (readsFile, status) {
        case (true, _): .file
        case (false, .ready): .again
        case (false, .idle), (false, .loading), (false, .failed): .network
        }
    }

    private func endSilence(_ patience: Patience) {
        guard let url else { return }
        attempt += 1
        if attempt < patience.attempts {
            open(at: seeking.destination)
        } else if server != nil || url.isFileURL {
            fail(.notMedia(url.displayName))
        } else {
            fail(.unreachable(url.host(percentEncoded: false) ?? url.displayName))
        }
    }
}
