// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation

extension Canvas {
    /// Takes over a part of a larger canvas, from an even column and row on.
    func copy(from other: Canvas, column: Int, row: Int) {
        copyPlane(from: other, offsets: (0, 0), shift: 0, column: column, row: row)
        let areas = (width * height, other.width * other.height)
        copyPlane(from: other, offsets: areas, shift: 1, column: column, row: row)
        copyPlane(
            from: other,
            offsets: (areas.0 * 5 / 4, areas.1 * 5 / 4),
            shift: 1,
            column: column,
            row: row
        )
    }

    /// Fills all planes with smooth noise of several sizes.
    func fillWithClouds(seed: UInt64) {
        var scattered = ScatteredNumbers(seed: seed)
        let area = width * height
        clouds(offset: 0, shift: 0, from: 40, to: 200, &scattered)
        clouds(offset: area, shift: 1, from: 100, to: 156, &scattered)
        clouds(offset: area * 5 / 4, shift: 1, from: 100, to: 156, &scattered)
    }

    private func copyPlane(
        from other: Canvas,
        offsets: (Int, Int),
        shift: Int,
        column: Int,
        row: Int
    ) {
        for line in 0..<(height >> shift) {
            let target = offsets.0 + line * (width >> shift)
            let source = offsets.1 + (line + (row >> shift)) * (other.width >> shift)
            memcpy(
                bytes.baseAddress! + target,
                other.bytes.baseAddress! + source + (column >> shift),
                width >> shift
            )
        }
    }

    /// Adds up coarse noise, smoothed, and fine noise in one plane.
    private func clouds(
        offset: Int,
        shift: Int,
        from low: Double,
        to high: Double,
        _ scattered: inout ScatteredNumbers
    ) {
        let (columns, rows) = (width >> shift, height >> shift)
        let middle = (low + high) / 2
        let plane = bytes.baseAddress!.assumingMemoryBound(to: UInt8.self) + offset
        let cell = max(8, rows / 9)
        let coarse = lattice(columns / cell + 2, rows / cell + 2, (high - low) / 2, &scattered)
        let fine = lattice(64, 64, (high - low) / 8, &scattered)
        for row in 0..<rows {
            let y = row / cell
            let downPart = Double(row % cell) / Double(cell)
            var upper = coarse[y][0]
            var change = 0.0
            for column in 0..<columns {
                if column % cell == 0 {
                    let x = column / cell
                    upper = coarse[y][x] + (coarse[y + 1][x] - coarse[y][x]) * downPart
                    let next =
                        coarse[y][x + 1] + (coarse[y + 1][x + 1] - coarse[y][x + 1]) * downPart
                    change = (next - upper) / Double(cell)
                }
                let value = middle + upper + fine[row / 4 % 64][column / 4 % 64]
                plane[row * columns + column] = UInt8(min(235, max(16, value)))
                upper += change
            }
        }
    }

    private func lattice(
        _ columns: Int,
        _ rows: Int,
        _ reach: Double,
        _ scattered: inout ScatteredNumbers
    ) -> [[Double]] {
        (0..<rows).map { _ in (0..<columns).map { _ in scattered.next(-reach...reach) } }
    }
}
