// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// What is to be seen in a simulated view.
public enum Picture: String, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case nothing
    /// The video of the view's player.
    case video
    /// That the video is in the overlay.
    case placeholder
}
