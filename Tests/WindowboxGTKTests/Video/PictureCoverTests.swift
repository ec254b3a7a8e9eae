// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing

@testable import WindowboxGTK

@Suite struct PictureCoverTests {
    typealias Bounds = PictureCover.Bounds

    static let picture = Bounds(x: 100, y: 100, width: 400, height: 300)
    static let inside = Bounds(x: 200, y: 350, width: 50, height: 20)
    static let beside = Bounds(x: 500, y: 100, width: 50, height: 50)

    struct Row: Sendable {
        var isDrawn = true
        var opacity = 1.0
        var bounds: Bounds
        var isCovered: Bool
    }

    @Test(arguments: [
        Row(bounds: inside, isCovered: true),
        Row(opacity: 0.01, bounds: inside, isCovered: true),
        Row(opacity: 0, bounds: inside, isCovered: false),
        Row(isDrawn: false, bounds: inside, isCovered: false),
        Row(bounds: beside, isCovered: false),
        Row(bounds: Bounds(x: 499, y: 100, width: 50, height: 50), isCovered: true),
        Row(bounds: Bounds(x: 200, y: 200, width: 0, height: 0), isCovered: false),
    ])
    func `what is drawn later and touches the picture covers it`(row: Row) {
        let layer = PictureCover.Layer(
            isDrawn: row.isDrawn,
            opacity: row.opacity,
            bounds: row.bounds
        )
        #expect(
            PictureCover.isCovered(Self.picture, by: [layer], inside: []) == row.isCovered
        )
    }

    struct FrameRow: Sendable {
        var opacity = 1.0
        var clip: Bounds?
        var isInTransition = false
        var isCovered: Bool
    }

    @Test(arguments: [
        FrameRow(isCovered: false),
        FrameRow(opacity: 0.5, isCovered: true),
        FrameRow(clip: picture, isCovered: false),
        FrameRow(clip: inside, isCovered: true),
        FrameRow(isInTransition: true, isCovered: true),
    ])
    func `what the picture is inside of may change how it is seen`(row: FrameRow) {
        let frame = PictureCover.Frame(
            opacity: row.opacity,
            clip: row.clip,
            isInTransition: row.isInTransition
        )
        #expect(
            PictureCover.isCovered(Self.picture, by: [], inside: [frame]) == row.isCovered
        )
    }

    @Test func `nothing covers a picture that stands alone`() {
        #expect(!PictureCover.isCovered(Self.picture, by: [], inside: []))
    }
}
