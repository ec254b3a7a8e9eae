// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGStreamer
import Foundation
import GLibSupport

/// How decoders and sources are set up when a pipeline brings them in.
enum DecoderSettings {
    /// Waiting longer for a server that is silent helps nobody.
    private static let serverTimeout = 10

    /// How many threads a decoder has at most.
    ///
    /// Each holds frames of its own and delays playback by one. By default there is one for each
    /// processor, however many; four are enough for 4K.
    private static let threads = min(4, ProcessInfo.processInfo.activeProcessorCount)

    static func apply(to playbin: UnsafeMutablePointer<GstElement>) {
        connectOnAnyThread(playbin, "source-setup") { arguments in
            guard let source = arguments.pointer(1) else { return }
            if source.hasProperty("timeout") { source.set("timeout", to: serverTimeout) }
        }
        connectOnAnyThread(playbin, "element-setup") { arguments in
            guard let element = arguments.pointer(1) else { return }
            if element.hasProperty("max-threads") { element.set("max-threads", to: threads) }
        }
    }
}

extension GPointer {
    /// Whether the object has a property of this name.
    fileprivate func hasProperty(_ name: String) -> Bool {
        let instance = cast(to: GTypeInstance.self)
        guard let objectClass = instance.pointee.g_class else { return false }
        return g_object_class_find_property(objectClass.cast(), name) != nil
    }
}
