// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGStreamer

/// One pass over the pixels of a frame, and where its result goes.
final class ConversionStep {
    let info: GstVideoInfo
    var destination = GstVideoFrame()
    private let converter: OpaquePointer
    private var ownMemory: UnsafeMutableRawPointer?

    init?(
        from source: GstVideoInfo,
        crop: PixelRect,
        to format: GstVideoFormat,
        _ width: Int,
        _ height: Int
    ) {
        var source = source
        var info = GstVideoInfo()
        gst_video_info_init(&info)
        guard gst_video_info_set_format(&info, format, guint(width), guint(height)) != 0 else {
            return nil
        }
        info.fps_n = source.fps_n
        info.fps_d = source.fps_d
        if format == source.finfo?.pointee.format {
            // The same colours: only the size changes.
            info.colorimetry = source.colorimetry
            info.chroma_site = source.chroma_site
        }
        guard
            let converter = gst_video_converter_new(&source, &info, Self.configuration(crop))
        else { return nil }
        self.converter = converter
        self.info = info
        destination.info = info
    }

    deinit {
        gst_video_converter_free(converter)
        ownMemory?.deallocate()
    }

    /// Gives the result memory of its own.
    func allocate() {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: Int(info.size), alignment: 64)
        ownMemory = memory
        target(memory)
    }

    /// Lets the result go to this memory.
    func target(_ memory: UnsafeMutableRawPointer) {
        let start = memory.assumingMemoryBound(to: UInt8.self)
        destination.data.0 = UnsafeMutableRawPointer(start + Int(info.offset.0))
        destination.data.1 = UnsafeMutableRawPointer(start + Int(info.offset.1))
        destination.data.2 = UnsafeMutableRawPointer(start + Int(info.offset.2))
        destination.data.3 = UnsafeMutableRawPointer(start + Int(info.offset.3))
    }

    func convert(_ source: UnsafePointer<GstVideoFrame>) {
        gst_video_converter_frame(converter, source, &destination)
    }

    private static func configuration(
        _ crop: PixelRect
    ) -> UnsafeMutablePointer<GstStructure>? {
        // The names of the types below are known to the parser once the types exist.
        _ = (gst_video_resampler_method_get_type(), gst_video_dither_method_get_type())
        let configuration = """
            configuration, \
            GstVideoConverter.resampler-method=(GstVideoResamplerMethod)linear, \
            GstVideoConverter.chroma-resampler-method=(GstVideoResamplerMethod)nearest, \
            GstVideoConverter.dither-method=(GstVideoDitherMethod)none, \
            GstVideoConverter.threads=(uint)1, \
            GstVideoConverter.src-x=(int)\(crop.x), \
            GstVideoConverter.src-y=(int)\(crop.y), \
            GstVideoConverter.src-width=(int)\(crop.width), \
            GstVideoConverter.src-height=(int)\(crop.height);
            """
        return gst_structure_from_string(configuration, nil)
    }
}
