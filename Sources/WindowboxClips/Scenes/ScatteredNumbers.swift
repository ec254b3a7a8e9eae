// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

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
