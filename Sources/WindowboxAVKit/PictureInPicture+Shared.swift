// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#if !os(macOS)
import AVFoundation
import Windowbox

extension PictureInPicture {
    /// The one service of the app.
    public static var shared: PictureInPicture { Installation.shared.service }

    /// The player that a session started with; nil once nothing keeps it any more.
    public func player(of source: Source) -> AVPlayer? {
        Installation.shared.platform.players[source.player]
    }
}

extension PictureInPicturePersistable {
    /// The object of this type that is kept for what plays in the overlay; nil without one.
    public static var persisted: Self? {
        PictureInPicture.shared.persisted()
    }
}
#endif
