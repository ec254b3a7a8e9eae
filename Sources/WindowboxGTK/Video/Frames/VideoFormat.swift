// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGStreamer
import GLibSupport

/// How the pixels of decoded frames are laid out in memory.
final class VideoFormat: @unchecked Sendable {
    // Proof: nothing in it changes after `init`; the caps are counted atomically.

    /// The description this was made from, kept so that its address stays its own.
    let caps: UnsafeMutablePointer<GstCaps>
    let info: GstVideoInfo
    /// The size at which the picture is meant to be seen, which differs from the number of
    /// decoded pixels where those are not square.
    let size: VideoSize

    init?(_ caps: UnsafeMutablePointer<GstCaps>) {
        var info = GstVideoInfo()
        guard gst_video_info_from_caps(&info, caps) != 0, info.width > 0, info.height > 0 else {
            return nil
        }
        gst_mini_object_ref(caps.cast())
        self.caps = caps
        self.info = info
        let (width, height) = (Int(info.width), Int(info.height))
        let (across, down) = (Int(max(1, info.par_n)), Int(max(1, info.par_d)))
        size =
            across >= down
            ? VideoSize(width: width * across / down, height: height)
            : VideoSize(width: width, height: height * down / across)
    }

    deinit {
        gst_mini_object_unref(caps.cast())
    }
}
