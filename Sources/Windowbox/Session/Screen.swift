// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// Whether the player's screen is there: not by anybody's word, but as a fact.
package enum Screen: Hashable, Sendable, CaseIterable {
    /// A view on screen holds the surface; nobody has to be asked for one.
    case present
    /// No view holds the surface.
    case missing
}
