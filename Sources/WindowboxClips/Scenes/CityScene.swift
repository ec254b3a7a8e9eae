// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation

/// A city at night: windows go on and off, cars pass, the moon stands over the roofs.
struct CityScene: Scene {
    private struct Window {
        var column: Int
        var row: Int
        var phase: Double
        var colour: Colour
    }

    private let background: Canvas
    private let windows: [Window]
    private let unit: Double

    private static let sky = Gradient([
        (0, 0x0A1128), (0.45, 0x1C2A5E), (0.75, 0x6B3F7C), (1, 0xE0775E),
    ])
    private static let wall = Colour(0x10142B)
    private static let lights: [UInt32] = [0xFFE08A, 0xFFC861, 0xFFF1C9, 0x9FD8FF]

    init(width: Int, height: Int) {
        unit = Double(height) / 720
        background = Canvas(width: width, height: height)
        let ground = Int(Double(height) * 0.86)
        background.fill(rows: 0..<ground, Self.sky)
        background.fill(rows: ground..<height, Gradient([(0, 0x1B1F33), (1, 0x0B0D18)]))
        Self.drawMoon(on: background, unit: unit, ground: ground)
        var scattered = ScatteredNumbers(seed: 23)
        Self.drawRow(
            on: background,
            ground: ground,
            unit: unit,
            heights: 150...330,
            colour: Colour(0x2A2A55),
            &scattered
        )
        windows = Self.drawHouses(on: background, ground: ground, unit: unit, &scattered)
    }

    func draw(on canvas: Canvas, at time: Double) {
        canvas.copy(background)
        let side = max(2, Int(7 * unit) / 2 * 2)
        for window in windows where sin(time * 0.5 + window.phase) > -0.25 {
            canvas.fill(
                rows: window.row..<(window.row + side + 2),
                window.column..<(window.column + side),
                window.colour
            )
        }
        let street = Double(canvas.height) * 0.905
        for car in 0..<9 {
            let rightward = car.isMultiple(of: 2)
            let length = Double(canvas.width) + 300 * unit
            let speed = (170 + 23 * Double(car)) * unit
            let way = (time * speed + Double(car) * 331 * unit)
                .truncatingRemainder(dividingBy: length)
            let x = rightward ? way - 150 * unit : length - way - 150 * unit
            let y = street + (rightward ? 22 : 0) * unit
            drawCar(on: canvas, x: x, y: y, rightward: rightward)
        }
    }

    private func drawCar(on canvas: Canvas, x: Double, y: Double, rightward: Bool) {
        let colour = Colour(rightward ? 0xFFF4C9 : 0xFF4D4D)
        let road = Colour(0x14182A)
        for step in 1..<14 {
            let tail = x + (rightward ? -1 : 1) * Double(step) * 9 * unit
            let fading = 1 - Double(step) / 14
            canvas.disc(
                x: tail,
                y: y,
                radius: 4.5 * unit * fading,
                road.mixed(with: colour, fading * 0.7)
            )
        }
        canvas.disc(x: x, y: y, radius: 5.5 * unit, colour)
    }

    private static func drawMoon(on canvas: Canvas, unit: Double, ground: Int) {
        let moon = (x: Double(canvas.width) * 0.78, y: Double(canvas.height) * 0.2)
        for ring in 0..<5 {
            canvas.disc(x: moon.x, y: moon.y, radius: (120 - 16 * Double(ring)) * unit) { row in
                sky.colour(at: Double(row) / Double(ground))
                    .mixed(with: Colour(0xDCE6FF), 0.03 + 0.03 * Double(ring))
            }
        }
        canvas.disc(x: moon.x, y: moon.y, radius: 46 * unit, Colour(0xF4F1E1))
        canvas.disc(x: moon.x - 14 * unit, y: moon.y - 8 * unit, radius: 9 * unit, Colour(0xDAD6C4))
        canvas.disc(
            x: moon.x + 15 * unit,
            y: moon.y + 14 * unit,
            radius: 6 * unit,
            Colour(0xDDD9C8)
        )
    }

    /// Draws a row of houses without windows, and says where they are.
    @discardableResult
    private static func drawRow(
        on canvas: Canvas,
        ground: Int,
        unit: Double,
        heights: ClosedRange<Double>,
        colour: Colour,
        _ scattered: inout ScatteredNumbers
    ) -> [(columns: Range<Int>, top: Int)] {
        var houses: [(columns: Range<Int>, top: Int)] = []
        var left = -Int(scattered.next(0...40) * unit)
        while left < canvas.width {
            let right = left + Int(scattered.next(70...140) * unit) / 2 * 2
            let top = ground - Int(scattered.next(heights) * unit) / 2 * 2
            canvas.fill(rows: top..<ground, left..<right, colour)
            houses.append((left..<right, top))
            left = right + Int(scattered.next(0...14) * unit) / 2 * 2
        }
        return houses
    }

    private static func drawHouses(
        on canvas: Canvas,
        ground: Int,
        unit: Double,
        _ scattered: inout ScatteredNumbers
    ) -> [Window] {
        let houses = drawRow(
            on: canvas,
            ground: ground,
            unit: unit,
            heights: 90...250,
            colour: wall,
            &scattered
        )
        let step = max(4, Int(20 * unit) / 2 * 2)
        var windows: [Window] = []
        for house in houses {
            for row in stride(from: house.top + step, to: ground - step, by: step + 4) {
                let columns = house.columns.dropFirst(step / 2).dropLast(step / 2)
                for column in stride(from: columns.startIndex, to: columns.endIndex, by: step)
                where scattered.next(0...1) < 0.62 {
                    let light = lights[Int(scattered.next(0...3.99))]
                    windows.append(
                        Window(
                            column: column / 2 * 2,
                            row: row,
                            phase: scattered.next(0...6.28),
                            colour: wall.mixed(with: Colour(light), scattered.next(0.5...1))
                        )
                    )
                }
            }
        }
        return windows
    }
}
