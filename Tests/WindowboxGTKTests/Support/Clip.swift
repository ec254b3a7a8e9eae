// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGStreamer
import Foundation
import GLibSupport

@testable import WindowboxGTK

/// Small films made for one test run, in a folder of their own.
enum Clip {
    static let folder: URL = {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "windowbox-tests-\(ProcessInfo.processInfo.processIdentifier)")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        atexit { try? FileManager.default.removeItem(at: Clip.folder) }
        return folder
    }()

    /// Three seconds of H.264 at 30 frames a second, with sound.
    static let film = make(
        "film.mp4",
        """
        videotestsrc num-buffers=90 ! video/x-raw,format=I420,width=320,height=180,framerate=30/1 \
        ! x264enc speed-preset=ultrafast key-int-max=15 bframes=0 ! queue \
        max-size-time=0 ! mp4mux name=m ! filesink \
        location=%@ audiotestsrc num-buffers=130 volume=0.1 ! audio/x-raw,rate=44100 \
        ! avenc_aac ! aacparse ! queue max-size-time=0 ! m.
        """
    )

    /// The same, with its index in front, where a player needs it that cannot jump.
    static let filmInOrder = make(
        "film-in-order.mp4",
        """
        videotestsrc num-buffers=90 ! video/x-raw,format=I420,width=320,height=180,framerate=30/1 \
        ! x264enc speed-preset=ultrafast key-int-max=15 bframes=0 ! queue \
        max-size-time=0 ! mp4mux faststart=true name=m ! filesink \
        location=%@ audiotestsrc num-buffers=130 volume=0.1 ! audio/x-raw,rate=44100 \
        ! avenc_aac ! aacparse ! queue max-size-time=0 ! m.
        """
    )

    /// A second of large pictures, with the index behind all of them.
    static let large = make(
        "large.mov",
        """
        videotestsrc pattern=snow num-buffers=20 \
        ! video/x-raw,width=1280,height=720,framerate=20/1 ! jpegenc quality=95 ! qtmux \
        ! filesink location=%@
        """
    )

    /// Two seconds as a live stream sends them: without an index or a length.
    static let stream = make(
        "stream.webm",
        """
        videotestsrc num-buffers=60 ! video/x-raw,width=320,height=180,framerate=30/1 ! vp8enc \
        deadline=1 ! webmmux streamable=true ! filesink location=%@
        """
    )

    /// Six seconds of pictures that are hard to compress, so that the file is long.
    static let long = make(
        "long.webm",
        """
        videotestsrc pattern=snow num-buffers=180 \
        ! video/x-raw,width=320,height=180,framerate=30/1 ! vp8enc deadline=1 \
        target-bitrate=3000000 ! webmmux ! filesink location=%@
        """
    )

    /// Half a second of VP8, without sound.
    static let short = make(
        "short.webm",
        """
        videotestsrc num-buffers=15 ! video/x-raw,width=320,height=180,framerate=30/1 ! vp8enc \
        deadline=1 ! webmmux ! filesink location=%@
        """
    )

    /// Half a second of Theora, whose decoder no other test needs.
    static let theora = make(
        "theora.ogv",
        """
        videotestsrc num-buffers=15 ! video/x-raw,width=320,height=180,framerate=30/1 \
        ! theoraenc ! oggmux ! filesink location=%@
        """
    )

    /// Two seconds of red.
    static let red = make(
        "red.webm",
        """
        videotestsrc pattern=red num-buffers=60 \
        ! video/x-raw,width=640,height=360,framerate=30/1 ! vp8enc deadline=1 ! webmmux \
        ! filesink location=%@
        """
    )

    /// A second of sound.
    static let song = make(
        "song.ogg",
        "audiotestsrc num-buffers=43 volume=0.1 ! vorbisenc ! oggmux ! filesink location=%@"
    )

    /// A film whose pixels are twice as wide as they are high.
    static let wide = make(
        "wide.mkv",
        """
        videotestsrc num-buffers=15 \
        ! video/x-raw,width=160,height=180,framerate=30/1,pixel-aspect-ratio=2/1 \
        ! vp8enc deadline=1 ! matroskamux ! filesink location=%@
        """
    )

    /// A film that ends in the middle of its data.
    static let truncated: URL = {
        let url = folder.appending(path: "truncated.ogv")
        let data = try? Data(contentsOf: theora)
        try? data?.prefix(900).write(to: url)
        return url
    }()

    /// A file that is no film at all.
    static let text: URL = {
        let url = folder.appending(path: "notes.txt")
        try? Data(String(repeating: "Not a film.\n", count: 200).utf8).write(to: url)
        return url
    }()

    private static func make(_ name: String, _ description: String) -> URL {
        let url = folder.appending(path: name)
        let path = url.path(percentEncoded: false)
        guard GStreamer.isAvailable,
            let pipeline = gst_parse_launch(
                description.replacingOccurrences(of: "%@", with: path),
                nil
            ),
            let bus = gst_element_get_bus(pipeline)
        else { return url }
        gst_element_set_state(pipeline, GST_STATE_PLAYING)
        let wanted = GST_MESSAGE_EOS.rawValue | GST_MESSAGE_ERROR.rawValue
        let message = gst_bus_timed_pop_filtered(bus, 20_000_000_000, GstMessageType(wanted))
        if let message { gst_mini_object_unref(message.cast()) }
        gst_element_set_state(pipeline, GST_STATE_NULL)
        gst_object_unref(bus)
        gst_object_unref(pipeline)
        return url
    }
}
