// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// A colour as a video picture stores it: brightness and two colour differences (BT.709).
struct Colour: Hashable, Sendable {
    var y: Float
    var u: Float
    var v: Float

    /// Makes a colour from its red, green and blue, written as 0xRRGGBB.
    init(_ rgb: UInt32) {
        let red = Float(rgb >> 16 & 255) / 255
        let green = Float(rgb >> 8 & 255) / 255
        let blue = Float(rgb & 255) / 255
        let luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue
        y = 16 + 219 * luma
        u = 128 + 224 * (blue - luma) / 1.8556
        v = 128 + 224 * (red - luma) / 1.5748
    }

    private init(y: Float, u: Float, v: Float) {
        self.y = y
        self.u = u
        self.v = v
    }

    /// The colour that lies between this one (0) and another one (1).
    func mixed(with other: Colour, _ amount: Double) -> Colour {
        let part = Float(min(1, max(0, amount)))
        return Colour(
            y: y + (other.y - y) * part,
            u: u + (other.u - u) * part,
            v: v + (other.v - v) * part
        )
    }
}
