// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGStreamer
import Foundation
import GLibSupport

/// How decoders are set up when a pipeline brings them in.
enum DecoderSettings {
    /// How many threads a decoder has at most.
    ///
    /// Each holds frames of its own and delays playback by one. By default there is one for each
    /// processor, however many; four are enough for 4K.
    private static let threads = min(4, ProcessInfo.processInfo.activeProcessorCount)

    /// Sets an element up, if it is a decoder.
    static func apply(to element: UnsafeMutableRawPointer) {
        if element.hasProperty("max-threads") { element.set("max-threads", to: threads) }
    }
}
