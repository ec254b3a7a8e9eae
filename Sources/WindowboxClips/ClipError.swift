// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// Why a clip could not be made; its description is a sentence for a person.
public enum ClipError: Error, Hashable, CustomStringConvertible {
    /// GStreamer itself does not start.
    case noGStreamer(String)
    /// No encoder that a clip can be made with is installed.
    case noEncoder
    /// A file cannot be written in the folder with this path.
    case folderNotWritable(String)
    /// The encoder gave up, with this reason.
    case encodingFailed(String)

    /// The sentence.
    public var description: String {
        switch self {
        case .noGStreamer(let reason):
            "GStreamer does not start (\(reason)); install it with \"make setup\"."
        case .noEncoder:
            "No video encoder is installed: install gstreamer1.0-plugins-ugly (H.264) "
                + "or gstreamer1.0-plugins-good (VP8)."
        case .folderNotWritable(let path):
            "No file can be written in \(path); check its permissions and the free space."
        case .encodingFailed(let reason):
            "The clip could not be encoded: \(reason)"
        }
    }
}
