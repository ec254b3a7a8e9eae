// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// Whether the player's screen is there when the platform asks for it.
package enum Screen: Hashable, Sendable, CaseIterable {
    /// A view on screen holds the surface; nobody has to be asked.
    case present
    /// The app has to bring the screen back.
    case missing
}
