// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// Which part of a frame is shown, and where.
struct PictureLayout: Hashable, Sendable {
    /// The part of the frame that is shown, in decoded pixels.
    var crop: PixelRect
    /// Where it is shown, in the pixels of the device.
    var destination: PixelRect

    /// Places a picture of this size, decoded in so many pixels, in the area.
    init(pixels: VideoSize, size: VideoSize, area: PixelRect, gravity: VideoGravity) {
        let whole = PixelRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
        switch gravity {
        case .resize:
            crop = whole
            destination = area
        case .resizeAspect:
            crop = whole
            destination = Self.fit(size, in: area)
        case .resizeAspectFill:
            crop = Self.cut(area, from: size, pixels: pixels)
            destination = area
        }
    }

    /// Places this frame in the area.
    init(of frame: Frame, in area: PixelRect, gravity: VideoGravity) {
        let info = frame.format.info
        self.init(
            pixels: VideoSize(width: Int(info.width), height: Int(info.height)),
            size: frame.format.size,
            area: area,
            gravity: gravity
        )
    }

    private static func fit(_ size: VideoSize, in area: PixelRect) -> PixelRect {
        let scale = min(
            Double(area.width) / Double(size.width),
            Double(area.height) / Double(size.height)
        )
        let width = close(Double(size.width) * scale, to: area.width)
        let height = close(Double(size.height) * scale, to: area.height)
        return PixelRect(
            x: area.x + (area.width - width) / 2,
            y: area.y + (area.height - height) / 2,
            width: width,
            height: height
        )
    }

    private static func cut(
        _ area: PixelRect,
        from size: VideoSize,
        pixels: VideoSize
    ) -> PixelRect {
        let scale = max(
            Double(area.width) / Double(size.width),
            Double(area.height) / Double(size.height)
        )
        let width = close(
            Double(area.width) / scale * Double(pixels.width) / Double(size.width),
            to: pixels.width
        )
        let height = close(
            Double(area.height) / scale * Double(pixels.height) / Double(size.height),
            to: pixels.height
        )
        // Colours are stored for pairs of pixels, so a cut begins at a whole pair.
        return PixelRect(
            x: (pixels.width - width) / 2 & ~1,
            y: (pixels.height - height) / 2 & ~1,
            width: width,
            height: height
        )
    }

    /// A whole number of pixels; a black line a single pixel wide would look like a fault, so
    /// what is that close to the limit reaches it.
    private static func close(_ length: Double, to limit: Int) -> Int {
        let pixels = max(1, Int(length.rounded()))
        return limit - pixels <= 1 ? max(1, limit) : pixels
    }
}
