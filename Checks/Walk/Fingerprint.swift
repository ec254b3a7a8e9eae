// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// 128 bits that stand for a state: among a hundred million states, two that differ have
/// the same ones with a probability of less than 10 to the power of minus 22.
package struct Fingerprint: Hashable, Sendable {
    private var low: UInt64
    private var high: UInt64

    /// The fingerprint of a text; the same in every process.
    init(_ text: [UInt8]) {
        low = 0x9E37_79B9_7F4A_7C15
        high = 0xC2B2_AE3D_27D4_EB4F ^ UInt64(text.count)
        for byte in text {
            low = Self.mix(low ^ UInt64(byte), 0xD6E8_FEB8_6659_FD93)
            high = Self.mix(high ^ UInt64(byte), 0xA076_1D64_78BD_642F)
        }
    }

    private static func mix(_ word: UInt64, _ factor: UInt64) -> UInt64 {
        let (high, low) = word.multipliedFullWidth(by: factor)
        return (high ^ low) &+ word.rotated
    }

    /// It is mixed already.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(low)
    }
}

extension UInt64 {
    fileprivate var rotated: UInt64 { self << 31 | self >> 33 }
}
