// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#if !os(macOS)
import SwiftUI
import Windowbox

extension View {
    /// Says how the app takes the player's screen away, and how it brings it back.
    ///
    /// Applied once, to the app's root view, which has to be there as long as the app. It is the
    /// service's delegate, so the app has no other.
    ///
    /// - Parameters:
    ///   - dismiss: Takes the player's screen away, as Picture in Picture starts.
    ///   - restore: Brings the player's screen back, and returns whether it is.
    public func onPictureInPicture(
        dismiss: @escaping @MainActor (Source) -> Void = { _ in },
        restore: @escaping @MainActor (RestorationRequest) async -> Bool
    ) -> some View {
        modifier(ScreensModifier(dismiss: dismiss, restore: restore))
    }

    /// Calls back for whatever happens to Picture in Picture while the view is there.
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

/// The delegate that stands for the modifier's closures.
@MainActor
private final class Screens: PictureInPictureDelegate {
    var dismiss: @MainActor (Source) -> Void = { _ in }
    var restore: @MainActor (RestorationRequest) async -> Bool = { _ in false }

    func pictureInPictureDismissUserInterface(from source: Source) {
        dismiss(source)
    }

    func pictureInPictureRestoreUserInterface(_ request: RestorationRequest) async -> Bool {
        await restore(request)
    }
}
#endif
