// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import CGTK
import Testing

@testable import WindowboxGTK

@Suite struct OverlayGeometryTests {
    private static let area = PixelRectangle(x: 0, y: 0, width: 1920, height: 1040)
    private static let corner = PixelRectangle(x: 1416, y: 746, width: 480, height: 270)

    /// What the user has made of the overlay in the corner, and where it should then be.
    struct Row: CustomTestStringConvertible {
        var testDescription: String
        var now: PixelRectangle
        var aspect = 16.0 / 9.0
        var then: PixelRectangle
    }

    static let rows = [
        Row(
            testDescription: "the upper edge drawn up: the height rules, the lower right stays",
            now: PixelRectangle(x: 1416, y: 566, width: 480, height: 450),
            then: PixelRectangle(x: 1096, y: 566, width: 800, height: 450)
        ),
        Row(
            testDescription: "the left edge drawn out: the width rules",
            now: PixelRectangle(x: 1096, y: 746, width: 800, height: 270),
            then: PixelRectangle(x: 1096, y: 566, width: 800, height: 450)
        ),
        Row(
            testDescription: "the upper left corner drawn to a square: what is seen stays as large",
            now: PixelRectangle(x: 1096, y: 216, width: 800, height: 800),
            then: PixelRectangle(x: 1096, y: 566, width: 800, height: 450)
        ),
        Row(
            testDescription: "the lower right corner drawn in: the upper left stays",
            now: PixelRectangle(x: 1416, y: 746, width: 320, height: 250),
            then: PixelRectangle(x: 1416, y: 746, width: 320, height: 180)
        ),
        Row(
            testDescription: "a video of another shape: the same area, in the same corner",
            now: corner,
            aspect: 4.0 / 3.0,
            then: PixelRectangle(x: 1480, y: 704, width: 416, height: 312)
        ),
        Row(
            testDescription: "made as large as the screen: it stays on it",
            now: PixelRectangle(x: 0, y: 0, width: 1920, height: 900),
            then: PixelRectangle(x: 320, y: 0, width: 1600, height: 900)
        ),
        Row(
            testDescription: "made too small: its buttons still fit",
            now: PixelRectangle(x: 1776, y: 746, width: 120, height: 200),
            then: PixelRectangle(x: 1656, y: 746, width: 240, height: 135)
        ),
    ]

    @Test(arguments: rows)
    func `a resized overlay gets the video's shape, near to what was made of it`(row: Row) {
        let geometry = OverlayGeometry(workArea: Self.area, aspect: row.aspect)
        #expect(!geometry.fits(row.now))
        let then = geometry.settled(row.now, from: Self.corner)
        #expect(then == row.then)
        #expect(geometry.fits(then))
    }

    @Test(arguments: [
        (GDK_KEY_p, OverlayAction.restore), (GDK_KEY_P, .restore), (GDK_KEY_M, .toggleMute),
        (GDK_KEY_q, .close), (GDK_KEY_Q, .close),
    ])
    func `a key does the same with Caps Lock`(key: Int32, action: OverlayAction) {
        #expect(OverlayAction(KeyPress(key)) == action)
    }
}
