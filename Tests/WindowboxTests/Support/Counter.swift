// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

@MainActor
final class Counter {
    private(set) var value = 0

    func count() { value += 1 }
}
