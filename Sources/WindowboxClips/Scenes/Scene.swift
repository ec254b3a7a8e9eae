// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// Something that can be drawn at any moment of a clip.
///
/// What does not move is prepared once, when the scene is made.
protocol Scene {
    /// Draws the whole picture as it is `time` seconds after the start.
    func draw(on canvas: Canvas, at time: Double)
}

/// Numbers that look random and are the same in every run.
struct ScatteredNumbers {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    }

    /// The next number within a range.
    mutating func next(_ range: ClosedRange<Double>) -> Double {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        let part = Double(state >> 11) / Double(UInt64(1) << 53)
        return range.lowerBound + (range.upperBound - range.lowerBound) * part
    }
}
