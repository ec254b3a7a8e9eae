// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import AVFoundation
import DemoModel

/// AVFoundation's player as the demo's models want it.
extension AVPlayer: @retroactive DemoPlayer {
    /// Whether it is meant to play.
    public var isPlaying: Bool { timeControlStatus != .paused }

    /// Replaces what is played; playing goes on if it plays.
    public func load(_ media: Media) {
        replaceCurrentItem(with: URL(string: media.address).map { AVPlayerItem(url: $0) })
    }

    /// Calls back each time the content was played to its end.
    public func observeEnd(_ handler: @escaping @MainActor () -> Void) -> AnyObject {
        EndObserver(of: self, handler)
    }
}
