// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

extension Router: PictureInPictureDelegate {
    /// Dismisses the screen that the user has put into Picture in Picture; the overlay is up by
    /// now, so that the picture is never nowhere.
    public func pictureInPictureDidStart(from source: Source) {
        guard let screen, screen.focused === kept else { return }
        switch (source.trigger, screen.demo.whenStarted) {
        case (.request, .dismissed): back()
        // Whoever comes back to the app finds the screen as it was.
        case (.system, _), (.request, .kept): break
        }
    }

    /// Brings the screen back as it was, around the same player.
    public func pictureInPictureRestoreUserInterface(_ request: RestorationRequest) async -> Bool {
        guard let model = request.persistable as? PlayerModel<Player> else { return false }
        show(model, kind: request.source.kind, presentation: request.presentation)
        return true
    }
}
