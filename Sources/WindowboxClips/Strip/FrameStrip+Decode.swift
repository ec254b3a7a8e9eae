// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

extension FrameStrip {
    /// What was read from a row of pixels.
    public struct Reading: Hashable, Sendable {
        /// The frame number.
        public var number: Int
        /// The width in pixels at which the whole picture is shown.
        public var pictureWidth: Int
        /// The difference of the light and the dark reference, about 95 at full strength.
        ///
        /// A picture that is faded in or out reads less.
        public var contrast: Int

        /// Makes a reading.
        public init(number: Int, pictureWidth: Int, contrast: Int) {
            self.number = number
            self.pictureWidth = pictureWidth
            self.contrast = contrast
        }
    }

    /// The lowest contrast at which a strip counts as seen.
    static let leastContrast = 12

    /// Reads the strip in a row of pixels, each 0xRRGGBB with the highest byte ignored.
    ///
    /// The strip may begin anywhere in the row. The answer is `nil` where there is none, where a
    /// part of it is covered, or where its checksum is wrong.
    public static func decode(_ row: [UInt32]) -> Reading? {
        row.withUnsafeBufferPointer { decode($0) }
    }

    /// Reads the strip in a row of pixels that lies in memory, each 0xRRGGBB.
    public static func decode(_ row: UnsafeBufferPointer<UInt32>) -> Reading? {
        var x = 0
        while x < row.count {
            guard isStart(row[x]) else {
                x += 1
                continue
            }
            var next = x
            while next < row.count, isStart(row[next]) { next += 1 }
            if next - x >= 3, let reading = decode(row, start: x, startWidth: next - x) {
                return reading
            }
            x = next
        }
        return nil
    }

    private static func decode(
        _ row: UnsafeBufferPointer<UInt32>,
        start: Int,
        startWidth: Int
    ) -> Reading? {
        guard let end = endOfStrip(row, start: start, startWidth: startWidth) else { return nil }
        let cell = Double(end - start) / Double(markedCells)
        guard abs(Double(startWidth) - cell) < max(3, cell * 0.5) else { return nil }

        func brightness(ofCell index: Int) -> Int {
            let middle = start + Int((Double(index) + 0.5) * cell)
            guard middle > 0, middle + 1 < row.count else { return 0 }
            return (luma(row[middle - 1]) + luma(row[middle]) + luma(row[middle + 1])) / 3
        }
        let light = brightness(ofCell: 1)
        let dark = brightness(ofCell: 2)
        guard light - dark >= leastContrast else { return nil }

        var code = 0
        for index in 0..<(numberBits + checkBits) {
            code = code << 1 | (brightness(ofCell: 3 + index) > (light + dark) / 2 ? 1 : 0)
        }
        let number = code >> checkBits
        guard checksum(number) == code & (1 << checkBits - 1) else { return nil }
        let width = Double(cellCount) * cell
        return Reading(
            number: number,
            pictureWidth: Int(width.rounded()),
            contrast: light - dark
        )
    }

    /// The first pixel after the blue end, looked for where the width of the start predicts it.
    private static func endOfStrip(
        _ row: UnsafeBufferPointer<UInt32>,
        start: Int,
        startWidth: Int
    ) -> Int? {
        // The width of the start is known to a pixel or two on either side only.
        let nearest = start + max(3, startWidth - 3) * (markedCells - 1)
        let farthest = min(row.count, start + (startWidth + 3) * markedCells)
        guard nearest < farthest, let first = (nearest..<farthest).first(where: { isEnd(row[$0]) })
        else { return nil }
        var end = first
        while end < row.count, isEnd(row[end]) { end += 1 }
        // When the search began inside the blue cell the end is right all the same.
        return end
    }

    private static func channels(_ pixel: UInt32) -> (red: Int, green: Int, blue: Int) {
        (Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255))
    }

    private static func isStart(_ pixel: UInt32) -> Bool {
        let (red, green, blue) = channels(pixel)
        return stands(red, over: max(green, blue))
    }

    private static func isEnd(_ pixel: UInt32) -> Bool {
        let (red, green, blue) = channels(pixel)
        return stands(blue, over: max(red, green))
    }

    /// Whether a channel is far above the other ones; a shade over the picture changes nothing.
    private static func stands(_ channel: Int, over others: Int) -> Bool {
        channel > 28 && (channel - others) * 5 > channel * 2
    }

    private static func luma(_ pixel: UInt32) -> Int {
        let (red, green, blue) = channels(pixel)
        return (red * 2 + green * 5 + blue) / 8
    }
}
