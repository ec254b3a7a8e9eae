// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#if !os(macOS)
import SwiftUI
import Windowbox

extension View {
    /// Says how the app takes the player's screen away, and how it brings it back.
    ///
    /// Applied once, to the app's root view, which has to be there as long as the app. It is the
    /// service's delegate from when it appears, so the app has no other. An app with several
    /// windows has a ``/Windowbox/PictureInPictureDelegate`` of its own instead, which outlives
    /// each of them.
    ///
    /// - Parameters:
    ///   - dismiss: Takes the player's screen away. It is called once for each session, when the
    ///     screen may go without a pause of the video: at will-start or did-start.
    ///   - restore: Brings the player's screen back, and returns whether it is. It is called when
    ///     the user asks for the screen and no view on screen shows the player, on the terms of
    ///     the delegate's method of that name; and when Picture in Picture does not start after
    ///     the screen has gone. Then what played plays on.
    public func onPictureInPicture(
        dismiss: @escaping @MainActor (Source) -> Void = { _ in },
        restore: @escaping @MainActor (RestorationRequest) async -> Bool
    ) -> some View {
        modifier(ScreensModifier(dismiss: dismiss, restore: restore))
    }

    /// Calls back for whatever happens to Picture in Picture while the view is there.
    ///
    /// - Parameter action: Called on the main actor, in order, after the status has changed. Any
    ///   number of views may have one; none hears what was before it appeared.
    public func onPictureInPictureEvent(
        perform action: @escaping @MainActor (PictureInPicture.Event) -> Void
    ) -> some View {
        task {
            for await event in PictureInPicture.shared.events { action(event) }
        }
    }
}

private struct ScreensModifier: ViewModifier {
    let dismiss: @MainActor (Source) -> Void
    let restore: @MainActor (RestorationRequest) async -> Bool
    @State private var screens = Screens()

    func body(content: Content) -> some View {
        screens.dismiss = dismiss
        screens.restore = restore
        return content.onAppear { PictureInPicture.shared.delegate = screens }
    }
}
#endif
