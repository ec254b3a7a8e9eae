// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// Names a surface: the one thing that draws a player for a view.
///
/// The name is made of the view that the surface was made for and the player
/// that it draws. The surface may since have moved: to the overlay, or to another
/// view of the same player.
public struct SurfaceID: Hashable, Comparable, Sendable {
    /// The view that the surface was made for.
    public let view: ViewID
    /// The player that the surface draws.
    public let player: PlayerID

    /// Makes the name of the surface made for a view to draw a player.
    public init(view: ViewID, player: PlayerID) {
        self.view = view
        self.player = player
    }

    /// Orders by view, then by player.
    public static func < (lhs: Self, rhs: Self) -> Bool {
        (lhs.view, lhs.player) < (rhs.view, rhs.player)
    }
}
