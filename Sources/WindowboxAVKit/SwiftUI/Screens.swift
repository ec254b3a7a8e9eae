// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#if !os(macOS)
import Windowbox

/// The delegate that stands for the closures of an app's root view.
@MainActor
final class Screens: PictureInPictureDelegate {
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
