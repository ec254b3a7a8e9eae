// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// Something that can be drawn at any moment of a clip.
///
/// What does not move is prepared once, when the scene is made.
protocol Scene {
    /// Draws the whole picture as it is `time` seconds after the start.
    func draw(on canvas: Canvas, at time: Double)
}
