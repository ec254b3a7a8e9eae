// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation

/// A cloudy texture that pans about, with a box that crosses it: work for a codec.
///
/// Flat drawings cost a decoder next to nothing; a measurement wants what a camera gives.
struct TextureScene: Scene {
    private let texture: Canvas
    private let width: Int
    private let height: Int

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        texture = Canvas(width: width * 3 / 2 / 4 * 4, height: height * 3 / 2 / 4 * 4)
        texture.fillWithClouds(seed: 7)
    }

    func draw(on canvas: Canvas, at time: Double) {
        let turn = 2 * Double.pi * time / 8
        let across = Int((0.5 + 0.5 * sin(turn)) * Double(texture.width - width)) / 2 * 2
        let down = Int((0.5 + 0.5 * cos(turn * 0.7)) * Double(texture.height - height)) / 2 * 2
        canvas.copy(from: texture, column: across, row: down)
        let side = height / 8
        let left = Int((time / 3).truncatingRemainder(dividingBy: 1) * Double(width - side))
        canvas.fill(
            rows: (height * 3 / 4)..<(height * 3 / 4 + side),
            left..<(left + side),
            Colour(0xF0E6C8)
        )
    }
}
