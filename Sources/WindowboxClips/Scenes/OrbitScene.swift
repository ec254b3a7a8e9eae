// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation

/// Planets go round a sun, each with the trail of its last seconds.
struct OrbitScene: Scene {
    private struct Planet {
        var distance: Double
        var size: Double
        var period: Double
        var light: UInt32
        var dark: UInt32
    }

    private let background: Canvas
    private let centre: (x: Double, y: Double)
    private let unit: Double

    private static let sky = Gradient([(0, 0x120C2C), (0.5, 0x1B1144), (1, 0x2C1552)])
    private static let planets = [
        Planet(distance: 130, size: 11, period: 4, light: 0xF4C095, dark: 0x8F4F2C),
        Planet(distance: 200, size: 18, period: 7, light: 0x7BDFF2, dark: 0x1F5F8B),
        Planet(distance: 285, size: 15, period: 11, light: 0xF7768E, dark: 0x7A2038),
        Planet(distance: 385, size: 34, period: 17, light: 0xFFD27F, dark: 0x9A5B1E),
        Planet(distance: 505, size: 24, period: 26, light: 0xA5F3C7, dark: 0x2B7A5B),
    ]
    /// The ellipse of a circle that is seen from somewhat above.
    private static let tilt = 0.46

    init(width: Int, height: Int) {
        unit = Double(height) / 720
        centre = (Double(width) / 2, Double(height) * 0.47)
        background = Canvas(width: width, height: height)
        background.fill(rows: 0..<height, Self.sky)
        var scattered = ScatteredNumbers(seed: 5)
        for _ in 0..<220 {
            let x = scattered.next(0...Double(width))
            let y = scattered.next(0...Double(height))
            let bright = scattered.next(0.15...0.9)
            background.disc(x: x, y: y, radius: scattered.next(0.5...1.5) * unit) { row in
                Self.sky.colour(at: Double(row) / Double(height))
                    .mixed(with: Colour(0xFFFFFF), bright)
            }
        }
        for planet in Self.planets {
            for step in 0..<360 {
                let place = place(of: planet, turn: Double(step) / 360)
                background.disc(x: place.x, y: place.y, radius: 1.1 * unit, Colour(0x4B3A86))
            }
        }
    }

    func draw(on canvas: Canvas, at time: Double) {
        canvas.copy(background)
        // What is behind the sun is drawn before it, the nearer ones after it.
        let placed = Self.planets.enumerated().map { index, planet in
            let turn = time / planet.period + Double(index) * 0.37
            return (planet, turn, place(of: planet, turn: turn))
        }
        for (planet, turn, place) in placed where place.y < centre.y {
            draw(planet, turn: turn, on: canvas)
        }
        drawSun(on: canvas, at: time)
        for (planet, turn, place) in placed where place.y >= centre.y {
            draw(planet, turn: turn, on: canvas)
        }
    }

    private func drawSun(on canvas: Canvas, at time: Double) {
        let breath = 1 + 0.03 * sin(time * 1.5)
        for ring in 0..<6 {
            let radius = (120 - 13 * Double(ring)) * unit * breath
            let strength = 0.06 + 0.07 * Double(ring)
            canvas.disc(x: centre.x, y: centre.y, radius: radius) { row in
                Self.sky.colour(at: Double(row) / Double(canvas.height))
                    .mixed(with: Colour(0xFF9E5E), strength)
            }
        }
        let radius = 50 * unit
        let surface = Gradient([(0, 0xFFF6D8), (0.6, 0xFFD166), (1, 0xFF9E3D)])
        canvas.disc(x: centre.x, y: centre.y, radius: radius) { row in
            surface.colour(at: (Double(row) - centre.y + radius) / (2 * radius))
        }
    }

    private func draw(_ planet: Planet, turn: Double, on canvas: Canvas) {
        let light = Colour(planet.light)
        let dark = Colour(planet.dark)
        for step in (1...22).reversed() {
            let past = place(of: planet, turn: turn - Double(step) * 0.006)
            let fading = 1 - Double(step) / 23
            canvas.disc(x: past.x, y: past.y, radius: planet.size * unit * 0.42 * fading) { row in
                Self.sky.colour(at: Double(row) / Double(canvas.height))
                    .mixed(with: light, fading * 0.55)
            }
        }
        let place = place(of: planet, turn: turn)
        // Planets in front look larger.
        let radius = planet.size * unit * (1 + 0.18 * (place.y - centre.y) / (300 * unit))
        canvas.disc(x: place.x, y: place.y, radius: radius) { row in
            light.mixed(with: dark, (Double(row) - place.y + radius) / (2 * radius))
        }
    }

    private func place(of planet: Planet, turn: Double) -> (x: Double, y: Double) {
        let angle = turn * 2 * .pi
        return (
            centre.x + cos(angle) * planet.distance * unit,
            centre.y + sin(angle) * planet.distance * unit * Self.tilt
        )
    }
}
