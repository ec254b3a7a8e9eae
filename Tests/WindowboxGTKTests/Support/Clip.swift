// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import DesktopSupport
import Foundation

/// Small films made for one test run, in a folder of their own.
///
/// The first that is asked for has all of them made, so that none is made, which takes a while,
/// on the main actor while another test looks at the clock.
enum Clip: String, CaseIterable {
    case film = "film.mp4"
    case filmInOrder = "film-in-order.mp4"
    case large = "large.mov"
    case stream = "stream.webm"
    case long = "long.webm"
    case short = "short.webm"
    case theora = "theora.ogv"
    case images = "images.mov"
    case red = "red.webm"
    case song = "song.ogg"
    case wide = "wide.mkv"
    case bare = "bare.h264"

    static let folder: URL = {
        let folder = emptyFolder
        atexit { try? FileManager.default.removeItem(at: Clip.folder) }
        let clips = Clip.allCases
        DispatchQueue.concurrentPerform(iterations: clips.count) { index in
            clips[index].make(in: folder)
        }
        return folder
    }()

    var url: URL { Self.folder.appending(path: rawValue) }

    var data: Data {
        get throws { try Data(contentsOf: url) }
    }

    var path: String { url.path(percentEncoded: false) }

    private static var emptyFolder: URL {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "windowbox-tests-\(ProcessInfo.processInfo.processIdentifier)")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// What GStreamer is to make.
    private var recipe: String {
        switch self {
        case .film:
            // Three seconds of H.264 at 30 frames a second, with sound; the index is at the end.
            Self.film("mp4mux")
        case .filmInOrder:
            // The same with its index in front, where a player needs it that cannot jump.
            Self.film("mp4mux faststart=true")
        case .large:
            // A second of large pictures, with the index behind all of them.
            """
            videotestsrc pattern=snow num-buffers=20 \
            ! video/x-raw,width=1280,height=720,framerate=20/1 ! jpegenc quality=95 ! qtmux
            """
        case .stream:
            // Two seconds as a live stream sends them: without an index or a length.
            "\(Self.pictures(60)) ! vp8enc deadline=1 ! webmmux streamable=true"
        case .long:
            // Six seconds of pictures that are hard to compress, so that the file is long.
            """
            \(Self.pictures(180, "snow")) ! vp8enc deadline=1 target-bitrate=3000000 ! webmmux
            """
        case .short:
            // Half a second, without sound.
            "\(Self.pictures(15)) ! vp8enc deadline=1 ! webmmux"
        case .theora:
            // Half a second; the first picture is longer than a page of Ogg.
            "\(Self.pictures(15)) ! theoraenc ! oggmux"
        case .images:
            // Half a second in a format whose decoder no other test needs.
            "\(Self.pictures(15)) ! videoconvert ! pngenc ! qtmux"
        case .red:
            """
            videotestsrc pattern=red num-buffers=60 \
            ! video/x-raw,width=640,height=360,framerate=30/1 ! vp8enc deadline=1 ! webmmux
            """
        case .song:
            // A second of sound.
            "audiotestsrc num-buffers=43 volume=0.1 ! vorbisenc ! oggmux"
        case .wide:
            // Pixels that are twice as wide as they are high.
            """
            videotestsrc num-buffers=15 \
            ! video/x-raw,width=160,height=180,framerate=30/1,pixel-aspect-ratio=2/1 \
            ! vp8enc deadline=1 ! matroskamux
            """
        case .bare:
            // Nothing but coded pictures.
            """
            \(Self.pictures(15)) ! x264enc speed-preset=ultrafast \
            ! video/x-h264,stream-format=byte-stream ! identity
            """
        }
    }

    private static func pictures(_ count: Int, _ pattern: String = "smpte") -> String {
        """
        videotestsrc pattern=\(pattern) num-buffers=\(count) \
        ! video/x-raw,format=I420,width=320,height=180,framerate=30/1
        """
    }

    private static func film(_ muxer: String) -> String {
        """
        audiotestsrc num-buffers=130 volume=0.1 ! audio/x-raw,rate=44100 ! avenc_aac ! aacparse \
        ! queue max-size-time=0 ! m. \
        \(pictures(90)) ! x264enc speed-preset=ultrafast key-int-max=15 bframes=0 \
        ! queue max-size-time=0 ! \(muxer) name=m
        """
    }

    private func make(in folder: URL) {
        // Without GStreamer the tests say that no player has anything.
        try? FilmRecipe(recipe).make(folder.appending(path: rawValue), within: 20)
    }
}

// MARK: Files that are not what they seem

extension Clip {
    /// A film that ends in the middle of its data, before its first picture.
    static let truncated = file("truncated.ogv", (try? Data(contentsOf: theora.url))?.prefix(900))

    /// A file that is no film at all.
    static let text = file(
        "notes.txt",
        Data(String(repeating: "Not a film.\n", count: 200).utf8)
    )

    /// A transport stream in which there is nothing.
    static let transportStream = file(
        "empty.ts",
        Data(
            (0..<50).flatMap { _ in [0x47, 0x1F, 0xFF, 0x10] + Array(repeating: 0xFF, count: 184) }
        )
    )

    /// Makes a file with this content.
    static func file(_ name: String, _ content: Data?) -> URL {
        let url = folder.appending(path: name)
        try? content?.write(to: url)
        return url
    }
}
