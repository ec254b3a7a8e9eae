// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#if !os(macOS)
import AVFoundation
import Windowbox

extension PictureInPicture {
    /// The one service of the app, made when it is first asked for.
    public static var shared: PictureInPicture { Installation.shared.service }

    /// Why Picture in Picture of what a player shows cannot start now; nil where it can.
    ///
    /// It is about a view on screen that shows the player, one that supports Picture in Picture
    /// if there is one; so it is for SwiftUI, too, whose views have no identifier. Like
    /// `refusal(for:)` of a view it can be observed.
    public func refusal(for player: AVPlayer) -> Refusal? {
        guard let view = Installation.shared.platform.view(showing: player) else {
            if case .unsupported(let reason)? = refusal() { return .unsupported(reason) }
            return .viewHidden
        }
        return refusal(for: view)
    }

    /// The player that a session started with; nil once nothing keeps it any more.
    public func player(of source: Source) -> AVPlayer? {
        Installation.shared.platform.players[source.player]
    }
}

extension PictureInPicturePersistable {
    /// The object of this type that is kept for what plays in the overlay, or is about to; nil
    /// without one.
    public static var persisted: Self? {
        PictureInPicture.shared.persisted()
    }
}
#endif
