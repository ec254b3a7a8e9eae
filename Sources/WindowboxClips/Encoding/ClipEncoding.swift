// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGStreamer

/// A pair of video and audio encoders with the container that holds both.
enum ClipEncoding {
    /// H.264 in MP4, with AAC when its encoder is installed.
    case mp4(sound: Bool)
    /// VP8 in WebM, with Vorbis or Opus when an encoder is installed.
    case webm(soundEncoder: String?)

    /// The best pair that is installed.
    static func installed() throws -> ClipEncoding {
        try startGStreamer()
        if hasElement("x264enc"), hasElement("mp4mux") {
            return .mp4(sound: hasElement("avenc_aac"))
        }
        if hasElement("vp8enc"), hasElement("webmmux") {
            return .webm(soundEncoder: ["opusenc", "vorbisenc"].first(where: hasElement))
        }
        throw ClipError.noEncoder
    }

    var fileExtension: String {
        switch self {
        case .mp4: "mp4"
        case .webm: "webm"
        }
    }

    /// The muxer, and the video encoder between the raw frames and the muxer.
    func pipeline(_ clip: Clip) -> (muxer: String, video: String, sound: String?) {
        let format = clip.format
        let bitRate = clip.motif.bitRate(format)
        let keyFrames = format.framesPerSecond * 2
        switch self {
        case .mp4(let sound):
            // A test clip is to cost a decoder what a usual file costs; the others are to be ready soon.
            let preset = clip.motif == .texture ? "veryfast" : "ultrafast"
            return (
                "mp4mux faststart=true",
                "x264enc speed-preset=\(preset) key-int-max=\(keyFrames) bitrate=\(bitRate)"
                    + " ! video/x-h264,profile=\(clip.motif == .texture ? "high" : "main")",
                sound ? "avenc_aac bitrate=96000" : nil
            )
        case .webm(let soundEncoder):
            return (
                "webmmux",
                "vp8enc deadline=1 cpu-used=8 threads=2 keyframe-max-dist=\(keyFrames)"
                    + " target-bitrate=\(bitRate * 1000)",
                soundEncoder
            )
        }
    }

    private static func startGStreamer() throws {
        var error: UnsafeMutablePointer<GError>?
        guard gst_init_check(nil, nil, &error) != 0 else {
            defer { g_clear_error(&error) }
            throw ClipError.noGStreamer(error.map { String(cString: $0.pointee.message) } ?? "")
        }
    }

    private static func hasElement(_ name: String) -> Bool {
        guard let factory = gst_element_factory_find(name) else { return false }
        gst_object_unref(UnsafeMutableRawPointer(factory))
        return true
    }
}
