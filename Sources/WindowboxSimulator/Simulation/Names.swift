// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// The names that were given to things of a kind, so that each has one of its own.
struct Names {
    private var given: Set<String> = []

    /// The name as it is, or with a number if another thing has it or had it.
    mutating func unique(_ name: String) -> String {
        var unique = name
        var number = 1
        while !given.insert(unique).inserted {
            number += 1
            unique = "\(name) \(number)"
        }
        return unique
    }
}
