// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation

extension Canvas {
    /// Fills rows from top to bottom with the colours of a gradient.
    func fill(rows: Range<Int>, _ gradient: Gradient) {
        for row in rows {
            let place = (Double(row - rows.lowerBound) + 0.5) / Double(rows.count)
            fill(row: row, 0..<width, gradient.colour(at: place))
        }
    }

    /// Fills a disc whose colour may differ from row to row.
    func disc(x: Double, y: Double, radius: Double, _ colour: (Int) -> Colour) {
        let top = Int((y - radius).rounded(.down))
        let bottom = Int((y + radius).rounded(.up))
        for row in max(0, top)..<max(0, min(height, bottom)) {
            let upper = max(Double(row), y - radius)
            let lower = min(Double(row + 1), y + radius)
            let upperHalf = (max(0, radius * radius - (upper - y) * (upper - y))).squareRoot()
            let lowerHalf = (max(0, radius * radius - (lower - y) * (lower - y))).squareRoot()
            fill(
                row: row,
                left: (x - upperHalf, x - lowerHalf),
                right: (x + upperHalf, x + lowerHalf),
                weight: lower - upper,
                colour(row)
            )
        }
    }

    /// Fills a disc.
    func disc(x: Double, y: Double, radius: Double, _ colour: Colour) {
        disc(x: x, y: y, radius: radius) { _ in colour }
    }

    /// Fills a convex polygon given by its corners in order.
    func polygon(_ corners: [(x: Double, y: Double)], _ colour: Colour) {
        let top = corners.map(\.y).min() ?? 0
        let bottom = corners.map(\.y).max() ?? 0
        let first = max(0, Int(top.rounded(.down)))
        for row in first..<max(first, min(height, Int(bottom.rounded(.up)))) {
            let upper = max(Double(row), top)
            let lower = min(Double(row + 1), bottom)
            guard let above = extent(of: corners, at: upper),
                let below = extent(of: corners, at: lower)
            else { continue }
            fill(
                row: row,
                left: (above.0, below.0),
                right: (above.1, below.1),
                weight: lower - upper,
                colour
            )
        }
    }

    /// Draws a straight line with flat ends.
    func line(
        from start: (x: Double, y: Double),
        to end: (x: Double, y: Double),
        width: Double,
        _ colour: Colour
    ) {
        let length = max(0.001, hypot(end.x - start.x, end.y - start.y))
        let across = (
            x: -(end.y - start.y) / length * width / 2, y: (end.x - start.x) / length * width / 2
        )
        polygon(
            [
                (start.x + across.x, start.y + across.y), (end.x + across.x, end.y + across.y),
                (end.x - across.x, end.y - across.y), (start.x - across.x, start.y - across.y),
            ],
            colour
        )
    }

    /// Fills everything below a curve, given by its height in each column.
    func silhouette(_ curve: [Double], bottom: Int, _ colour: (Int) -> Colour) {
        let rows = curve.map { Int($0.rounded(.up)) }
        let top = max(0, rows.min() ?? 0)
        guard top < bottom else { return }
        var crossings = [[Int]](repeating: [], count: bottom - top)
        for column in 1..<width where rows[column] != rows[column - 1] {
            let changed = [rows[column], rows[column - 1]].sorted()
            let range = (changed[0]..<changed[1]).clamped(to: top..<bottom)
            for row in range {
                crossings[row - top].append(column)
            }
        }
        for row in top..<bottom {
            let colour = colour(row)
            var edges = (rows[0] <= row ? [0] : []) + crossings[row - top]
            if !edges.count.isMultiple(of: 2) { edges.append(width) }
            for edge in stride(from: 0, to: edges.count, by: 2) {
                fill(row: row, edges[edge]..<edges[edge + 1], colour)
            }
        }
        for column in 0..<width where rows[column] > top && rows[column] <= bottom {
            let row = rows[column] - 1
            blend(row: row, column: column, colour(row), Double(rows[column]) - curve[column])
        }
    }

    /// Writes the machine-readable frame number along the bottom edge.
    func strip(_ number: Int) {
        let cells = FrameStrip.encode(number)
        for row in FrameStrip.rows(inHeight: height) {
            for (index, cell) in cells.enumerated() {
                let left = index * width / cells.count / 2 * 2
                let right = (index + 1) * width / cells.count / 2 * 2
                fill(row: row, left..<(index + 1 == cells.count ? width : right), cell.colour)
            }
        }
    }

    /// Where a horizontal line enters and leaves a convex polygon.
    private func extent(of corners: [(x: Double, y: Double)], at y: Double) -> (Double, Double)? {
        var places: [Double] = []
        for (index, start) in corners.enumerated() {
            let end = corners[(index + 1) % corners.count]
            guard min(start.y, end.y) <= y, y <= max(start.y, end.y) else { continue }
            if start.y == end.y {
                places += [start.x, end.x]
            } else {
                places.append(start.x + (end.x - start.x) * (y - start.y) / (end.y - start.y))
            }
        }
        guard let left = places.min(), let right = places.max() else { return nil }
        return (left, right)
    }
}

extension FrameStrip.Cell {
    /// Muted colours: clear to a reader, quiet to a viewer.
    fileprivate var colour: Colour {
        switch self {
        case .margin, .dark: Colour(0x1E1E1E)
        case .light: Colour(0x747474)
        case .start: Colour(0x8E2C2C)
        case .end: Colour(0x2C3C9E)
        }
    }
}
