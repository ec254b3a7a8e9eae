// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

extension Router: PictureInPictureDelegate {
    /// Dismisses the screen that the user has put into Picture in Picture.
    public func pictureInPictureDismissUserInterface(from source: Source) {
        guard let screen, screen.focused === kept else { return }
        switch (source.trigger, screen.demo.whenStarted) {
        case (.request, .dismissed): back()
        // Whoever comes back to the app finds the screen as it was; who has not left it goes on.
        case (.system, .dismissed): if isInFront() { back() }
        case (_, .kept): break
        }
    }

    /// Brings the screen back as it was, around the same player. One that went for an overlay that
    /// does not come up is not put in the place of another that the user has opened since.
    public func pictureInPictureRestoreUserInterface(_ request: RestorationRequest) async -> Bool {
        guard let model = request.persistable as? PlayerModel<Player>,
            request.failure == nil || screen == nil
        else { return false }
        show(model, kind: request.source.kind, presentation: request.presentation)
        return true
    }
}
