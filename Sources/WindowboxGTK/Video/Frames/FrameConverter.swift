// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGStreamer

/// Turns decoded frames into pixels for the screen: cut, scaled and converted as a layout says.
///
/// One that has seen a frame of the same format and layout before allocates nothing.
final class FrameConverter {
    private var format: VideoFormat?
    private var layout: PictureLayout?
    private var steps: [ConversionStep] = []

    /// Writes the frame to memory for 32-bit pixels in the order blue, green, red, alpha, rows
    /// without space between them; answers whether it could.
    func convert(
        _ frame: Frame,
        by layout: PictureLayout,
        into memory: UnsafeMutableRawPointer
    ) -> Bool {
        prepare(for: frame.format, layout)
        guard let last = steps.last else { return false }
        var info = frame.format.info
        var source = GstVideoFrame()
        let flags = GST_MAP_READ.rawValue | GST_VIDEO_FRAME_MAP_FLAG_NO_REF.rawValue
        guard gst_video_frame_map(&source, &info, frame.buffer, GstMapFlags(flags)) != 0 else {
            return false
        }
        defer { gst_video_frame_unmap(&source) }
        last.target(memory)
        if steps.count == 2 {
            steps[0].convert(&source)
            last.convert(&steps[0].destination)
        } else {
            last.convert(&source)
        }
        return true
    }

    /// Makes what converting frames of this format needs, if it is not there yet.
    func prepare(for format: VideoFormat, _ layout: PictureLayout) {
        // Where the picture is does not matter here, only how large it is.
        guard
            format !== self.format || layout.crop != self.layout?.crop
                || layout.destination.width != self.layout?.destination.width
                || layout.destination.height != self.layout?.destination.height
        else { return }
        self.format = format
        self.layout = layout
        steps = Self.steps(from: format, layout)
    }

    private static func steps(from format: VideoFormat, _ layout: PictureLayout) -> [ConversionStep]
    {
        let (width, height) = (layout.destination.width, layout.destination.height)
        let isScaled = layout.crop.width != width || layout.crop.height != height
        let pixels = GST_VIDEO_FORMAT_BGRA
        guard isScaled, let name = format.info.finfo?.pointee.format else {
            let step = ConversionStep(
                from: format.info,
                crop: layout.crop,
                to: pixels,
                width,
                height
            )
            return step.map { [$0] } ?? []
        }
        // Scaling first and converting the smaller picture then is cheaper than both at once:
        // each is a tight loop of GStreamer's, while both at once go line by line through 64-bit
        // pixels.
        guard
            let scaling = ConversionStep(
                from: format.info,
                crop: layout.crop,
                to: name,
                width,
                height
            ),
            let converting = ConversionStep(
                from: scaling.info,
                crop: PixelRect(x: 0, y: 0, width: width, height: height),
                to: pixels,
                width,
                height
            )
        else { return [] }
        scaling.allocate()
        return [scaling, converting]
    }
}
