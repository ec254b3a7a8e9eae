// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGStreamer

/// The packages of Debian and Ubuntu that have GStreamer's plugins.
enum DebianPackage: String, CaseIterable {
    case base = "gstreamer1.0-plugins-base"
    case good = "gstreamer1.0-plugins-good"
    case bad = "gstreamer1.0-plugins-bad"
    case ugly = "gstreamer1.0-plugins-ugly"
    case libav = "gstreamer1.0-libav"

    /// The one that has what takes this format apart, or decodes it.
    ///
    /// What Debian 12 says of its packages, where it says that several have it the best one.
    static func decoding(_ format: UnsafePointer<GstStructure>) -> DebianPackage {
        let kind = String(cString: gst_structure_get_name(format))
        switch kind {
        case "video/x-h264", "video/x-h265":
            // The decoder wants whole pictures; what finds them in the raw stream is elsewhere.
            return gst_structure_has_field(format, "alignment") != 0 ? .libav : .bad
        case "video/mpeg":
            var isSystemStream: gboolean = 0
            gst_structure_get_boolean(format, "systemstream", &isSystemStream)
            return isSystemStream != 0 ? .bad : .libav
        default:
            return formats.first { $0.value.contains(kind) }?.key ?? .libav
        }
    }

    private static let formats: [DebianPackage: Set<String>] = [
        .base: [
            "application/ogg", "application/x-ogm-audio", "application/x-ogm-video", "audio/ogg",
            "audio/x-opus", "audio/x-vorbis", "video/ogg", "video/x-theora",
        ],
        .good: [
            "application/dash+xml", "application/x-3gp", "application/x-apetag",
            "application/x-hls", "application/x-icy", "application/x-id3", "audio/webm",
            "audio/x-au", "audio/x-flac", "audio/x-m4a", "audio/x-matroska", "audio/x-speex",
            "audio/x-wav", "audio/x-wavpack", "image/jpeg", "image/png", "video/mj2",
            "video/quicktime", "video/webm", "video/x-dv", "video/x-fli", "video/x-flv",
            "video/x-matroska", "video/x-matroska-3d", "video/x-msvideo", "video/x-vp8",
            "video/x-vp9",
        ],
        .bad: [
            "application/mxf", "application/vnd.ms-sstr+xml", "audio/midi", "audio/riff-midi",
            "audio/x-mod", "audio/x-s3m", "audio/x-xm", "image/svg+xml", "image/webp",
            "video/mpegts", "video/x-av1", "video/x-cdxa", "video/x-ivf", "video/x-vmnc",
        ],
        .ugly: [
            "application/vnd.rn-realmedia", "application/x-pn-realaudio", "audio/x-lpcm",
            "audio/x-sid", "video/x-ms-asf",
        ],
    ]
}
