// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// Something to play.
public struct Media: Hashable, Sendable, Identifiable {
    /// Where it is, as an address; no two are in the same place.
    public let address: String
    /// What a person calls it.
    public let title: String
    /// A line about it.
    public let summary: String

    /// Makes an item.
    public init(_ title: String, summary: String, at address: String) {
        self.title = title
        self.summary = summary
        self.address = address
    }

    /// The address.
    public var id: String { address }
}
