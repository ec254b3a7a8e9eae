// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing

@testable import WindowboxGTK

@Suite struct PictureLayoutTests {
    struct Row: Sendable {
        var gravity: VideoGravity
        var size: (Int, Int)
        var area: (Int, Int, Int, Int)
        var crop: (Int, Int, Int, Int)
        var destination: (Int, Int, Int, Int)
    }

    @Test(arguments: [
        // The same size, or the same proportions: nothing is left over.
        Row(
            gravity: .resizeAspect,
            size: (1280, 720),
            area: (0, 0, 1280, 720),
            crop: (0, 0, 1280, 720),
            destination: (0, 0, 1280, 720)
        ),
        Row(
            gravity: .resizeAspect,
            size: (1280, 720),
            area: (10, 20, 480, 270),
            crop: (0, 0, 1280, 720),
            destination: (10, 20, 480, 270)
        ),
        // Black above and below, or beside.
        Row(
            gravity: .resizeAspect,
            size: (1280, 720),
            area: (0, 0, 900, 620),
            crop: (0, 0, 1280, 720),
            destination: (0, 57, 900, 506)
        ),
        Row(
            gravity: .resizeAspect,
            size: (720, 1280),
            area: (100, 0, 1280, 720),
            crop: (0, 0, 720, 1280),
            destination: (537, 0, 405, 720)
        ),
        // A single black line would look like a fault.
        Row(
            gravity: .resizeAspect,
            size: (1280, 720),
            area: (0, 0, 480, 271),
            crop: (0, 0, 1280, 720),
            destination: (0, 0, 480, 271)
        ),
        // Cut at the sides, or above and below.
        Row(
            gravity: .resizeAspectFill,
            size: (1280, 720),
            area: (0, 0, 720, 720),
            crop: (280, 0, 720, 720),
            destination: (0, 0, 720, 720)
        ),
        Row(
            gravity: .resizeAspectFill,
            size: (1280, 720),
            area: (0, 0, 1280, 360),
            crop: (0, 180, 1280, 360),
            destination: (0, 0, 1280, 360)
        ),
        Row(
            gravity: .resize,
            size: (1280, 720),
            area: (5, 5, 100, 300),
            crop: (0, 0, 1280, 720),
            destination: (5, 5, 100, 300)
        ),
        // So small that a side would vanish.
        Row(
            gravity: .resizeAspect,
            size: (4000, 10),
            area: (0, 0, 100, 100),
            crop: (0, 0, 4000, 10),
            destination: (0, 49, 100, 1)
        ),
    ])
    func `a picture is placed by its gravity`(row: Row) {
        let size = VideoSize(width: row.size.0, height: row.size.1)
        let layout = PictureLayout(
            pixels: size,
            size: size,
            area: rect(row.area),
            gravity: row.gravity
        )
        #expect(layout.crop == rect(row.crop))
        #expect(layout.destination == rect(row.destination))
    }

    @Test func `a cut is made in decoded pixels, at whole pairs`() {
        let layout = PictureLayout(
            pixels: VideoSize(width: 720, height: 576),
            size: VideoSize(width: 1024, height: 576),
            area: PixelRect(x: 0, y: 0, width: 500, height: 500),
            gravity: .resizeAspectFill
        )
        #expect(layout.crop == PixelRect(x: 156, y: 0, width: 405, height: 576))
    }

    private func rect(_ rect: (Int, Int, Int, Int)) -> PixelRect {
        PixelRect(x: rect.0, y: rect.1, width: rect.2, height: rect.3)
    }
}
