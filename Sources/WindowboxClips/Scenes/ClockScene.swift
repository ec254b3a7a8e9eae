// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation

/// A clock with a sweeping hand, and a metronome's ball that swings beneath the dial.
struct ClockScene: Scene {
    private let background: Canvas
    private let centre: (x: Double, y: Double)
    private let radius: Double
    private let unit: Double

    private static let hand = Colour(0xF3EFE4)
    private static let sweep = Colour(0xFF7A45)
    private static let face = Gradient([(0, 0x1F4E5F), (1, 0x12303D)])

    init(width: Int, height: Int) {
        unit = Double(height) / 720
        centre = (Double(width) / 2, Double(height) * 0.46)
        radius = Double(height) * 0.36
        background = Canvas(width: width, height: height)
        background.fill(
            rows: 0..<height,
            Gradient([(0, 0x0E7C7B), (0.6, 0x17384F), (1, 0x0B1826)])
        )
        background.disc(
            x: centre.x,
            y: centre.y + 10 * unit,
            radius: radius * 1.09,
            Colour(0x0D2A36)
        )
        background.disc(x: centre.x, y: centre.y, radius: radius * 1.06, Colour(0xE9DFC7))
        background.disc(x: centre.x, y: centre.y, radius: radius * 1.03, Colour(0xC9B88F))
        let (centre, radius) = (centre, radius)
        background.disc(x: centre.x, y: centre.y, radius: radius) { row in
            Self.face.colour(at: (Double(row) - centre.y + radius) / (2 * radius))
        }
        for minute in 0..<60 {
            let hour = minute.isMultiple(of: 5)
            let turn = Double(minute) / 60
            background.line(
                from: point(turn, radius * (hour ? 0.83 : 0.91)),
                to: point(turn, radius * 0.95),
                width: (hour ? 7 : 2.5) * unit,
                hour ? Self.hand : Colour(0x7FA3AB)
            )
        }
    }

    func draw(on canvas: Canvas, at time: Double) {
        canvas.copy(background)
        // Ten past ten, and one turn of the long hand for each clip of half a minute.
        let minutes = 10.0 / 60 + time / 30
        let hours = (10 + minutes) / 12
        canvas.line(
            from: point(hours + 0.5, radius * 0.12),
            to: point(hours, radius * 0.52),
            width: 15 * unit,
            Self.hand
        )
        canvas.line(
            from: point(minutes + 0.5, radius * 0.14),
            to: point(minutes, radius * 0.78),
            width: 9 * unit,
            Self.hand
        )
        let seconds = time / 60
        canvas.line(
            from: point(seconds + 0.5, radius * 0.2),
            to: point(seconds, radius * 0.9),
            width: 4 * unit,
            Self.sweep
        )
        canvas.disc(x: centre.x, y: centre.y, radius: 15 * unit, Self.sweep)
        canvas.disc(x: centre.x, y: centre.y, radius: 5 * unit, Colour(0x12303D))
        drawBeat(on: canvas, at: time)
    }

    private func drawBeat(on canvas: Canvas, at time: Double) {
        let line = Double(canvas.height) * 0.915
        let reach = radius * 1.2
        for beat in 0...8 {
            let x = centre.x - reach + reach * Double(beat) / 4
            canvas.disc(x: x, y: line, radius: 3 * unit, Colour(0x3F6B7A))
        }
        let x = centre.x - reach * cos(.pi * time)
        canvas.disc(x: x, y: line, radius: 16 * unit, Self.sweep)
        canvas.disc(x: x, y: line, radius: 8 * unit, Colour(0xFFB38F))
    }

    /// The place at a part of a turn from the top of the dial.
    private func point(_ turn: Double, _ distance: Double) -> (x: Double, y: Double) {
        let angle = turn * 2 * .pi
        return (centre.x + sin(angle) * distance, centre.y - cos(angle) * distance)
    }
}
