// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// Where the overlay goes, and how large it is.
struct OverlayGeometry: Hashable, Sendable {
    /// The width that an overlay has at first, before the user has changed it.
    static let usualWidth = 480
    /// The distance kept from the edges of the work area.
    static let margin = 24
    /// No overlay is smaller: its buttons have to fit.
    static let least = PixelSize(width: 240, height: 135)

    /// The part of the screen that panels leave free.
    var workArea: PixelRectangle
    /// Width by height of the video.
    var aspect: Double

    /// The size with this width that keeps the video's aspect and fits the work area.
    ///
    /// A tall video gets the area that a wide one would have, rather than the width.
    func size(width: Int) -> PixelSize {
        let most = PixelSize(
            width: workArea.width - 2 * Self.margin,
            height: workArea.height - 2 * Self.margin
        )
        var size = PixelSize(width: width, height: Int((Double(width) / aspect).rounded()))
        if size.width < Self.least.width, size.height < Self.least.height {
            size = filled(Self.least)
        }
        if size.width > most.width || size.height > most.height { size = fitted(most) }
        return size
    }

    /// The size of a new overlay.
    var usualSize: PixelSize {
        let area = Double(Self.usualWidth * Self.usualWidth) * 9 / 16
        let width = aspect >= 1 ? Double(Self.usualWidth) : (area * aspect).squareRoot()
        return size(width: Int(width.rounded()))
    }

    /// The place of a new overlay: the bottom right of the work area.
    func usualPlace(of size: PixelSize) -> PixelRectangle {
        place(
            size,
            right: workArea.x + workArea.width - Self.margin,
            bottom: workArea.y + workArea.height - Self.margin
        )
    }

    /// The place of an overlay that was elsewhere before: it keeps its bottom right
    /// corner, and is pushed back where it would leave the work area.
    func place(_ size: PixelSize, right: Int, bottom: Int) -> PixelRectangle {
        let most = (x: workArea.x + workArea.width, y: workArea.y + workArea.height)
        let x = min(max(right - size.width, workArea.x), most.x - size.width)
        let y = min(max(bottom - size.height, workArea.y), most.y - size.height)
        return PixelRectangle(x: x, y: y, width: size.width, height: size.height)
    }

    /// The largest size of the aspect within another.
    private func fitted(_ outer: PixelSize) -> PixelSize {
        let width = min(Double(outer.width), Double(outer.height) * aspect)
        return PixelSize(width: Int(width), height: Int((width / aspect).rounded(.down)))
    }

    /// The smallest size of the aspect around another.
    private func filled(_ inner: PixelSize) -> PixelSize {
        let width = max(Double(inner.width), Double(inner.height) * aspect)
        return PixelSize(width: Int(width), height: Int((width / aspect).rounded()))
    }
}
