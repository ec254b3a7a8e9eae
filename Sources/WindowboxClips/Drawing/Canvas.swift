// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation

/// A picture in I420 to draw on: one plane of brightness, two of colour at half the size.
///
/// Everything is drawn as runs of equal pixels in a row, filled by `memset`, so that a frame
/// takes a few milliseconds even in a debug build. Colours are opaque; what looks translucent is
/// a colour mixed for each row. Edges are smoothed in brightness, the eye's sharper half.
final class Canvas {
    let width: Int
    let height: Int
    /// The planes one after the other, without gaps.
    let bytes: UnsafeMutableRawBufferPointer

    private let luma: UnsafeMutablePointer<UInt8>
    private let blueDifference: UnsafeMutablePointer<UInt8>
    private let redDifference: UnsafeMutablePointer<UInt8>

    /// Makes a canvas; both sizes are even.
    init(width: Int, height: Int) {
        precondition(width.isMultiple(of: 2) && height.isMultiple(of: 2), "I420 needs even sizes")
        self.width = width
        self.height = height
        bytes = .allocate(byteCount: width * height * 3 / 2, alignment: 16)
        luma = bytes.baseAddress!.assumingMemoryBound(to: UInt8.self)
        blueDifference = luma + width * height
        redDifference = blueDifference + width * height / 4
        memset(bytes.baseAddress!, 128, bytes.count)
    }

    deinit {
        bytes.deallocate()
    }

    /// Takes over the whole picture of another canvas of the same size.
    func copy(_ other: Canvas) {
        bytes.copyMemory(from: UnsafeRawBufferPointer(other.bytes))
    }

    /// Fills whole pixels of one row.
    func fill(row: Int, _ columns: Range<Int>, _ colour: Colour) {
        let left = max(0, columns.lowerBound)
        let right = min(width, columns.upperBound)
        guard row >= 0, row < height, left < right else { return }
        memset(luma + row * width + left, Int32(colour.y), right - left)
        fillColour(row: row, left: left, right: right, colour)
    }

    /// Fills a rectangle of whole pixels.
    func fill(rows: Range<Int>, _ columns: Range<Int>, _ colour: Colour) {
        for row in rows {
            fill(row: row, columns, colour)
        }
    }

    /// Mixes a colour into the brightness of one pixel.
    func blend(row: Int, column: Int, _ colour: Colour, _ coverage: Double) {
        guard row >= 0, row < height, column >= 0, column < width else { return }
        let place = luma + row * width + column
        let old = Float(place.pointee)
        place.pointee = UInt8(old + (colour.y - old) * Float(min(1, max(0, coverage))))
    }

    /// Fills the part of a row between two slanted edges.
    ///
    /// Each edge is given by its place at the top and at the bottom of the row. `weight` is the
    /// part of the row's height that is covered.
    func fill(
        row: Int,
        left: (Double, Double),
        right: (Double, Double),
        weight: Double = 1,
        _ colour: Colour
    ) {
        guard row >= 0, row < height else { return }
        let start = Int(max(left.0, left.1).rounded(.up))
        let end = Int(min(right.0, right.1).rounded(.down))
        if start < end {
            let columns = start..<end
            if weight > 0.99 {
                fill(row: row, columns, colour)
            } else {
                for column in columns.clamped(to: 0..<width) {
                    blend(row: row, column: column, colour, weight)
                }
            }
        }
        // What is left on both sides: the columns that an edge runs through.
        let outerStart = Int(min(left.0, left.1).rounded(.down))
        let outerEnd = max(outerStart, Int(max(right.0, right.1).rounded(.up)))
        let edges =
            start < end ? [outerStart..<start, end..<max(end, outerEnd)] : [outerStart..<outerEnd]
        for column in edges.joined() {
            let part = covered(column, from: left) - covered(column, from: right)
            blend(row: row, column: column, colour, part * weight)
        }
    }

    /// The part of a pixel that lies to the right of an edge.
    private func covered(_ column: Int, from edge: (Double, Double)) -> Double {
        let middle = (edge.0 + edge.1) / 2
        let run = max(1, abs(edge.1 - edge.0))
        return min(1, max(0, (Double(column) + 0.5 - middle) / run + 0.5))
    }

    private func fillColour(row: Int, left: Int, right: Int, _ colour: Colour) {
        guard row.isMultiple(of: 2) else { return }
        let start = row / 2 * (width / 2) + (left + 1) / 2
        let count = right / 2 - (left + 1) / 2
        guard count > 0 else { return }
        memset(blueDifference + start, Int32(colour.u), count)
        memset(redDifference + start, Int32(colour.v), count)
    }
}
