// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGStreamer
import Foundation
import GLibSupport

extension Pipeline {
    /// How sound is played.
    enum Sound {
        /// Through what the user's system offers; silently, but in time, where it offers nothing.
        case system
        /// Not at all, but in time: for when the system's own way has failed.
        case silent
    }

    /// Makes a pipeline that plays what is there; frames go to the store.
    static func playing(
        _ url: URL,
        frames: FrameStore,
        sound: Sound
    ) throws(PlayerFailure) -> Pipeline {
        let playbin = try element("playbin3")
        let pipeline = Pipeline(playbin)
        let sink = try FrameSink.make(frames: frames, messages: pipeline.continuation)
        playbin.set("uri", to: url.absoluteString)
        playbin.set("flags", to: url.isFileURL ? Flags.file : Flags.network)
        playbin.set("video-sink", to: sink)
        if sound == .silent {
            let silent = try element("fakesink")
            silent.set("sync", to: true)
            playbin.set("audio-sink", to: silent)
        }
        // Keeps voices at their pitch when the rate is not 1.
        let filter = try element("scaletempo")
        playbin.set("audio-filter", to: filter)
        pipeline.soundMeter.watch(filter)
        connectOnAnyThread(playbin, "source-setup") { arguments in
            if let source = arguments.pointer(1) { WebSource.prepare(source) }
        }
        let (openingGuard, demuxers) = (pipeline.openingGuard, pipeline.demuxers)
        connectOnAnyThread(playbin, "element-setup") { arguments in
            guard let element = arguments.pointer(1) else { return }
            openingGuard.watch(element)
            demuxers.watch(element)
            DecoderSettings.apply(to: element)
        }
        return pipeline
    }

    /// Makes an element, floating.
    static func element(
        _ name: String
    ) throws(PlayerFailure) -> UnsafeMutablePointer<GstElement> {
        guard GStreamer.isAvailable, let element = gst_element_factory_make(name, nil) else {
            throw .incompleteInstallation(name)
        }
        return element
    }

    /// The bits of playbin's `flags` that we want.
    private enum Flags {
        // Video, audio, software volume; and `native-video`: the picture comes as it was decoded,
        // because each output converts it once, to exactly what it shows.
        static let file = 0x1 | 0x2 | 0x10 | 0x40
        // What comes over the network is buffered ahead.
        static let network = file | 0x100
    }
}
