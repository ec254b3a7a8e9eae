// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation

/// The sun comes up behind five chains of hills.
struct DawnScene: Scene {
    private let width: Double
    private let height: Double
    private let seconds: Double
    private let stars: [(x: Double, y: Double, size: Double)]
    private let chains: [[Double]]

    private static let night = Gradient([(0, 0x0B1030), (0.55, 0x2A2458), (1, 0x6E3B6E)])
    private static let morning = Gradient([(0, 0x3D7CC9), (0.55, 0xF2B38A), (1, 0xFFE3A6)])
    private static let nearNight = Colour(0x070A1C)
    private static let nearMorning = Colour(0x18324A)
    private static let farNight = Colour(0x3F2C5E)
    private static let farMorning = Colour(0xD98F82)

    init(width: Int, height: Int, seconds: Double) {
        self.width = Double(width)
        self.height = Double(height)
        self.seconds = seconds
        var scattered = ScatteredNumbers(seed: 11)
        let area = (width: Double(width), height: Double(height))
        stars = (0..<90).map { _ in
            (
                scattered.next(0...area.width), scattered.next(0...(area.height * 0.5)),
                scattered.next(0.6...1.6)
            )
        }
        chains = (0..<5).map { chain in
            let phase = scattered.next(0...6)
            let wandering = (0..<(width * 2)).map { column in
                // Whole waves over twice the width, so that the chain can wander for ever.
                let turn = 2 * Double.pi * Double(column) / Double(width * 2)
                let waves =
                    0.55 * sin(turn * Double(2 + chain) + phase)
                    + 0.28 * sin(turn * Double(5 + chain) + 2 * phase)
                    + 0.10 * sin(turn * Double(13 + 2 * chain) + 3 * phase)
                let middle = 0.60 + 0.085 * Double(chain)
                return area.height * (middle - 0.055 * waves)
            }
            // The start once more, so that a picture's width can be cut out at any place.
            return wandering + wandering.prefix(width)
        }
    }

    func draw(on canvas: Canvas, at time: Double) {
        let day = 0.5 - 0.5 * cos(.pi * min(1, time / seconds))
        let sky = Self.night.mixed(with: Self.morning, day)
        let horizon = Int(height * 0.8)
        canvas.fill(rows: 0..<horizon, sky)
        for star in stars where day < 0.6 {
            let twinkle = 0.75 + 0.25 * sin(time * 2 + star.x)
            canvas.disc(x: star.x, y: star.y, radius: star.size * height / 720) { row in
                sky.colour(at: Double(row) / Double(horizon))
                    .mixed(with: Colour(0xFFFFFF), twinkle * (1 - day / 0.6))
            }
        }
        drawSun(on: canvas, day: day, sky: sky, horizon: horizon)
        for (index, chain) in chains.enumerated() {
            let near = Double(index) / Double(chains.count - 1)
            let colour = Self.farNight.mixed(with: Self.farMorning, day)
                .mixed(with: Self.nearNight.mixed(with: Self.nearMorning, day), near)
            let wander = Int(time * (3 + 14 * near) * width / 1280)
            let start = wander % (chain.count - canvas.width)
            let curve = Array(chain[start..<(start + canvas.width)])
            canvas.silhouette(curve, bottom: canvas.height) { row in
                let depth = (Double(row) / height - 0.6) * 2
                return colour.mixed(with: Self.nearNight, depth * 0.35)
            }
        }
    }

    private func drawSun(on canvas: Canvas, day: Double, sky: Gradient, horizon: Int) {
        let centre = (x: width * 0.62, y: height * (0.82 - 0.5 * day))
        let radius = height * 0.075
        let glow = Colour(0xFFD9A0)
        for ring in 0..<7 {
            let size = radius * (3.4 - 0.34 * Double(ring))
            let strength = (0.05 + 0.045 * Double(ring)) * (0.4 + 0.6 * day)
            canvas.disc(x: centre.x, y: centre.y, radius: size) { row in
                sky.colour(at: Double(row) / Double(horizon)).mixed(with: glow, strength)
            }
        }
        canvas.disc(x: centre.x, y: centre.y, radius: radius, Colour(0xFFF3D6))
    }
}
