// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import WindowboxClips

/// Rows of pixels as a player would draw them.
private enum Row {
    static let colours: [FrameStrip.Cell: UInt32] = [
        .margin: 0x1E1E1E, .dark: 0x1E1E1E, .light: 0x747474, .start: 0x8E2C2C, .end: 0x2C3C9E,
    ]

    /// A strip as wide as the picture, between other pixels, under a shade (1 is none).
    static func pixels(
        _ number: Int,
        width: Int,
        before: Int = 0,
        after: Int = 0,
        shade: Double = 1
    ) -> [UInt32] {
        let cells = FrameStrip.encode(number)
        let strip = (0..<width).map { colours[cells[$0 * cells.count / width]]! }
        let row =
            [UInt32](repeating: 0x3B4A63, count: before) + strip
            + [UInt32](repeating: 0x909090, count: after)
        return row.map { dimmed($0, shade) }
    }

    private static func dimmed(_ pixel: UInt32, _ shade: Double) -> UInt32 {
        [16, 8, 0].reduce(0xFF00_0000) { dimmed, shift in
            dimmed | UInt32(Double(pixel >> shift & 255) * shade) << shift
        }
    }
}

@Suite struct FrameStripTests {
    @Test(arguments: [0, 1, 2, 127, 128, 899, 4095, 40_000, 65_535])
    func `what is encoded is decoded`(number: Int) throws {
        let reading = try #require(FrameStrip.decode(Row.pixels(number, width: 1280)))
        #expect(reading.number == number)
        #expect(abs(reading.pictureWidth - 1280) <= 4)
    }

    @Test(arguments: [320, 400, 480, 481, 900, 1280, 1920])
    func `the picture's width is read at every size`(width: Int) throws {
        let row = Row.pixels(777, width: width, before: 33, after: 50)
        let reading = try #require(FrameStrip.decode(row))
        #expect(reading.number == 777)
        #expect(abs(reading.pictureWidth - width) <= max(4, width / 100))
    }

    @Test func `every number is read at the overlay's size`() {
        let wrong = stride(from: 0, to: FrameStrip.numberCount, by: 7).filter {
            FrameStrip.decode(Row.pixels($0, width: 480))?.number != $0
        }
        #expect(wrong == [])
    }

    @Test func `a shade over the picture lowers the contrast alone`() throws {
        let clear = try #require(FrameStrip.decode(Row.pixels(300, width: 480)))
        let shaded = try #require(FrameStrip.decode(Row.pixels(300, width: 480, shade: 0.35)))
        #expect(shaded.number == clear.number)
        #expect(shaded.contrast < clear.contrast / 2)
    }

    @Test func `a number beyond the last one starts again`() {
        #expect(FrameStrip.encode(FrameStrip.numberCount + 5) == FrameStrip.encode(5))
    }

    @Test(arguments: 4..<26)
    func `one wrong cell is noticed`(index: Int) {
        var row = Row.pixels(21_845, width: 280)
        let isLight = row[index * 10 + 5] & 255 > 0x40
        for pixel in (index * 10)..<(index * 10 + 10) {
            row[pixel] = isLight ? 0x1E1E1E : 0x747474
        }
        #expect(FrameStrip.decode(row) == nil)
    }

    @Test func `a strip whose end is covered is not read`() {
        var row = Row.pixels(5, width: 480)
        for pixel in 400..<480 { row[pixel] = 0x3B4A63 }
        #expect(FrameStrip.decode(row) == nil)
    }

    @Test func `there is nothing to read in plain colours and in an empty row`() {
        #expect(FrameStrip.decode([]) == nil)
        #expect(FrameStrip.decode([UInt32](repeating: 0x8E2C2C, count: 600)) == nil)
        #expect(FrameStrip.decode([UInt32](repeating: 0x808080, count: 600)) == nil)
    }

    @Test(arguments: [270, 360, 480, 720, 1080])
    func `the strip is 3 percent of the height, at the bottom`(height: Int) {
        let rows = FrameStrip.rows(inHeight: height)
        #expect(rows.upperBound == height)
        #expect(rows.lowerBound.isMultiple(of: 2))
        #expect(abs(Double(rows.count) - Double(height) * 0.03) <= 2)
    }
}
