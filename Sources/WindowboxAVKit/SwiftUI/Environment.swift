// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#if !os(macOS)
import SwiftUI
import Windowbox

extension EnvironmentValues {
    /// The one service of the app, whose status a view can show and follow.
    @MainActor public var pictureInPicture: PictureInPicture { .shared }

    /// What is kept while a video within a view is in Picture in Picture.
    var pictureInPicturePersistable: (any PictureInPicturePersistable)? {
        get { self[PersistableKey.self] }
        set { self[PersistableKey.self] = newValue }
    }
}

private struct PersistableKey: EnvironmentKey {
    static var defaultValue: (any PictureInPicturePersistable)? { nil }
}

extension View {
    /// Keeps an object of the app's alive while a video within this view is in Picture in
    /// Picture.
    ///
    /// The innermost one counts.
    ///
    /// - Parameter object: What is kept, from the start until the session has ended; before that
    ///   the app keeps it, as in a `@State`. Nil for nothing. What a session keeps does not change
    ///   with it.
    public func enabledForInAppPictureInPicture(
        persisting object: (any PictureInPicturePersistable)?
    ) -> some View {
        environment(\.pictureInPicturePersistable, object)
    }
}
#endif
