// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

extension PictureInPicture {
    /// The one service of the app, on the display that GTK uses.
    ///
    /// First used after GTK has been initialised, as it is when a `GtkApplication` starts up.
    public static let shared: PictureInPicture = {
        let platform = DesktopPlatform.shared
        let service = PictureInPicture(platform: platform)
        platform.service = service
        return service
    }()
}

extension PictureInPicturePersistable {
    /// The object of this type that is kept for what plays in the overlay; nil without one.
    public static var persisted: Self? {
        PictureInPicture.shared.persisted()
    }
}
