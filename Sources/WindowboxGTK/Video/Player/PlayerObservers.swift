// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// The handlers that want to know when a player changes, told at most once a turn.
@MainActor
struct PlayerObservers {
    /// Whether the handlers will be called.
    enum Delivery { case none, due }

    var delivery = Delivery.none
    private var handlers: [Int: @MainActor (Player) -> Void] = [:]
    private var count = 0

    var isEmpty: Bool { handlers.isEmpty }

    mutating func add(_ handler: @escaping @MainActor (Player) -> Void) -> Int {
        count += 1
        handlers[count] = handler
        return count
    }

    mutating func remove(_ number: Int) {
        handlers[number] = nil
    }

    /// In the order in which they were added.
    var all: [@MainActor (Player) -> Void] {
        handlers.sorted { $0.key < $1.key }.map(\.value)
    }
}
