// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// Why a check could not be made; what the checked app does wrong is a fact, not an error.
public struct DesktopError: Error, CustomStringConvertible {
    /// A sentence for a person.
    public let description: String

    /// Makes an error that says this.
    public init(_ description: String) {
        self.description = description
    }
}
