// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// Names of things of a kind, each of which has one of its own.
struct Names {
    private var given: Set<String>

    init(_ given: some Sequence<String> = []) {
        self.given = Set(given)
    }

    /// Gives a name: as it is, or with a number if another thing has it.
    mutating func give(_ name: String) -> String {
        var unique = name
        var number = 1
        while !given.insert(unique).inserted {
            number += 1
            unique = "\(name) \(number)"
        }
        return unique
    }

    /// Gives names to all of these, in order.
    static func give(_ names: [String]) -> [String] {
        var given = Names()
        return names.map { given.give($0) }
    }
}
