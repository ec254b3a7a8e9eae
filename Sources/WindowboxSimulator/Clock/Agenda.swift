// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// What is to happen in a simulation, in order.
@MainActor
final class Agenda {
    struct Entry {
        let number: Int
        let time: Duration
        let action: @MainActor () -> Void
        let cancelled: @MainActor () -> Void
    }

    private var entries: [Entry] = []
    private var lastNumber = 0
    private var cancelled: Set<Int> = []

    /// A number for an entry, by which it can be cancelled even before it is added.
    func reserve() -> Int {
        lastNumber += 1
        return lastNumber
    }

    func add(
        _ number: Int,
        at time: Duration,
        _ action: @escaping @MainActor () -> Void,
        cancelled onCancel: @escaping @MainActor () -> Void
    ) {
        guard cancelled.remove(number) == nil else { return onCancel() }
        entries.append(Entry(number: number, time: time, action: action, cancelled: onCancel))
    }

    func cancel(_ number: Int) {
        guard let index = entries.firstIndex(where: { $0.number == number }) else {
            // It is over, or is about to be added.
            cancelled.insert(number)
            return
        }
        entries.remove(at: index).cancelled()
    }

    /// What comes next: the earliest, and of those the one that was added first.
    var next: Entry? {
        entries.min { ($0.time, $0.number) < ($1.time, $1.number) }
    }

    func carryOut(_ entry: Entry) {
        entries.removeAll { $0.number == entry.number }
        entry.action()
    }
}
