// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

extension Player {
    /// What the machines are told of it.
    var facts: PlayerFacts {
        PlayerFacts(
            isPlaying: isPlaying,
            content: content,
            isMuted: isMuted || volume == 0,
            rate: rate
        )
    }

    private var content: PlayerFacts.Content {
        switch (status, hasVideo) {
        case (.idle, _): .none
        case (_, true): .video
        case (.ready, false): .sound
        // What has failed may be tried again, and keeps its place until then.
        case (.loading, false), (.failed, false): .loading
        }
    }
}
