// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

extension OverlayGeometry {
    /// Where an overlay that was resized should be: of the video's aspect again, and as near as
    /// can be to what the user has made of it.
    ///
    /// - Parameters:
    ///   - now: Where it is.
    ///   - before: Where it was when it last had the video's aspect.
    func settled(_ now: PixelRectangle, from before: PixelRectangle) -> PixelRectangle {
        let size = settledSize(now, from: before)
        return PixelRectangle(
            x: Self.settled(
                now.x..<now.x + now.width,
                from: before.x..<before.x + before.width,
                length: size.width,
                within: workArea.x..<workArea.x + workArea.width
            ),
            y: Self.settled(
                now.y..<now.y + now.height,
                from: before.y..<before.y + before.height,
                length: size.height,
                within: workArea.y..<workArea.y + workArea.height
            ),
            width: size.width,
            height: size.height
        )
    }

    /// Whether a size is of the video's aspect, as nearly as whole pixels can be.
    func fits(_ size: PixelRectangle) -> Bool {
        let height = Int((Double(size.width) / aspect).rounded())
        let width = Int((Double(size.height) * aspect).rounded())
        return abs(size.height - height) <= 1 || abs(size.width - width) <= 1
    }

    /// The side that the user has drawn rules; after a corner, what is seen of the picture.
    private func settledSize(_ now: PixelRectangle, from before: PixelRectangle) -> PixelSize {
        switch (now.width == before.width, now.height == before.height) {
        // Nobody has drawn at it: the video has changed, and keeps the area it had.
        case (true, true):
            let area = Double(now.width * now.height)
            return size(width: Int((area * aspect).squareRoot().rounded()))
        case (true, false):
            return size(width: Int((Double(now.height) * aspect).rounded()))
        case (false, true):
            return size(width: now.width)
        case (false, false):
            let seen = min(Double(now.width), Double(now.height) * aspect)
            return size(width: Int(seen.rounded()))
        }
    }

    /// Where a side begins: the end that was left alone stays, else the one that is nearer to
    /// the edge of the work area; and it is pushed back where it would leave that.
    private static func settled(
        _ now: Range<Int>,
        from before: Range<Int>,
        length: Int,
        within area: Range<Int>
    ) -> Int {
        let keepsStart =
            switch (now.lowerBound == before.lowerBound, now.upperBound == before.upperBound) {
            case (true, false): true
            case (false, true): false
            case (true, true), (false, false):
                now.lowerBound - area.lowerBound < area.upperBound - now.upperBound
            }
        let start = keepsStart ? now.lowerBound : now.upperBound - length
        return min(max(start, area.lowerBound), max(area.upperBound - length, area.lowerBound))
    }
}
