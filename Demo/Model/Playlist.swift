// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// One item after another.
public struct Playlist: Hashable, Sendable {
    /// What is played, in order; never empty.
    public let items: [Media]
    /// What is played now.
    public private(set) var current: Media

    /// Makes a list of one item.
    public init(_ item: Media) {
        self.init([item], from: item)
    }

    /// Makes a list that begins with one of its items.
    public init(_ items: [Media], from first: Media) {
        self.items = items.contains(first) ? items : [first]
        current = first
    }

    /// What follows; nil at the end.
    public var next: Media? { item(1) }

    /// What was before; nil at the beginning.
    public var previous: Media? { item(-1) }

    /// Goes to another item of the list.
    public mutating func go(to item: Media) {
        guard items.contains(item) else { return }
        current = item
    }

    private func item(_ step: Int) -> Media? {
        guard let index = items.firstIndex(of: current), items.indices.contains(index + step)
        else { return nil }
        return items[index + step]
    }
}
