// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// The machine-readable frame number along the bottom edge of every generated clip.
///
/// The strip is as wide as the picture and 3 % of its height. From left to right it has 28 cells
/// of equal width: a dark margin, a red start, a light and a dark reference, the number in 16
/// bits, a checksum of it in 6 bits, a blue end, a dark margin. One row of pixels through it is
/// enough to read the number and to know how wide the picture is shown.
public enum FrameStrip {
    /// What one cell of the strip shows.
    public enum Cell: Hashable, Sendable {
        /// The quiet dark before the start and after the end.
        case margin
        /// The red cell from which a reader measures.
        case start
        /// A one, and the light reference.
        case light
        /// A zero, and the dark reference.
        case dark
        /// The blue cell up to which a reader measures.
        case end
    }

    /// How many cells lie side by side over the width of the picture.
    public static let cellCount = 28

    /// How many numbers there are; the number after the last one is 0 again.
    public static let numberCount = 1 << numberBits

    static let numberBits = 16
    static let checkBits = 6
    /// The cells from the start marker to the end marker, both included.
    static let markedCells = cellCount - 2

    /// The rows of a picture of this height that the strip covers.
    ///
    /// The first is an even one, so that the strip is sharp in pictures with halved colour.
    public static func rows(inHeight height: Int) -> Range<Int> {
        let strip = max(2, Int((Double(height) * 0.03).rounded()))
        return ((height - strip) / 2 * 2)..<height
    }

    /// The cells that show a frame number, from left to right.
    ///
    /// A number beyond the last one starts again at 0.
    public static func encode(_ number: Int) -> [Cell] {
        let number = number & (numberCount - 1)
        let code = number << checkBits | checksum(number)
        let bits = (0..<(numberBits + checkBits)).reversed().map { bit -> Cell in
            code >> bit & 1 == 1 ? .light : .dark
        }
        return [.margin, .start, .light, .dark] + bits + [.end, .margin]
    }

    /// CRC-6 with the polynomial x⁶ + x + 1.
    static func checksum(_ number: Int) -> Int {
        var rest = number << checkBits
        for bit in stride(from: numberBits + checkBits - 1, through: checkBits, by: -1)
        where rest >> bit & 1 == 1 {
            rest ^= 0b100_0011 << (bit - checkBits)
        }
        return rest
    }
}
