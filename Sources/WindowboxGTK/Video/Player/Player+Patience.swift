// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation

/// Content that never opens and never fails.
///
/// GStreamer 1.22 sometimes waits for ever instead of reporting an error, for instance for an Ogg
/// file that ends within its headers (about one time in six). A server may go silent, too. Once
/// playbin3 reports all of these, this can go.
extension Player {
    /// Fails if this pipeline neither opens nor reports anything for a while.
    func limitWaiting(for pipeline: Pipeline) {
        let patience = patience
        lastReport = .now
        Task { [weak self, weak pipeline] in
            while true {
                try? await Task.sleep(for: patience / 4)
                guard
                    let self, let pipeline, self.pipeline === pipeline, self.status == .loading
                else { return }
                if .now - self.lastReport > patience { self.giveUpWaiting() }
            }
        }
    }

    private func giveUpWaiting() {
        guard let url else { return }
        fail(
            url.isFileURL
                ? .notMedia(url.path(percentEncoded: false))
                : .unreachable(url.host(percentEncoded: false) ?? url.absoluteString)
        )
    }
}
