// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation

/// Slow waves of colour, one before the other.
struct RibbonScene: Scene {
    private let width: Int
    private let height: Int

    private static let sky = Gradient([(0, 0xFFE8D6), (1, 0xFFB4A2)])
    private static let ribbons: [(top: UInt32, bottom: UInt32)] = [
        (0xFF9B85, 0xFF6F91), (0xF76C8F, 0xC94B8C), (0xC04CA0, 0x8E3B9A), (0x7A3FA8, 0x54309A),
        (0x4B3BA6, 0x2F2B84), (0x2C3E94, 0x16205C), (0x18306E, 0x0B1538),
    ]

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    func draw(on canvas: Canvas, at time: Double) {
        canvas.fill(rows: 0..<height, Self.sky)
        let unit = Double(height) / 720
        let sun = (x: Double(width) * 0.3, y: Double(height) * (0.26 + 0.02 * sin(time * 0.4)))
        canvas.disc(x: sun.x, y: sun.y, radius: 84 * unit, Colour(0xFFF6EC))
        for (index, ribbon) in Self.ribbons.enumerated() {
            let part = Double(index)
            let middle = Double(height) * (0.30 + 0.095 * part)
            let speed = 0.35 + 0.09 * part
            let direction = index.isMultiple(of: 2) ? 1.0 : -1.0
            let swell = Double(height) * (0.055 + 0.012 * sin(time * 0.7 + part))
            let curve = (0..<width).map { column in
                let turn = 2 * Double.pi * Double(column) / Double(width)
                let long = sin(turn * (0.8 + 0.13 * part) + direction * time * speed + part)
                let short = sin(turn * (2.1 + 0.2 * part) - direction * time * speed * 0.7)
                return middle - swell * (long + 0.35 * short)
            }
            let colours = Gradient([(0, ribbon.top), (1, ribbon.bottom)])
            canvas.silhouette(curve, bottom: height) { row in
                colours.colour(at: (Double(row) - middle + swell) / (Double(height) * 0.3))
            }
        }
    }
}
