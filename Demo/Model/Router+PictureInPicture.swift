// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

extension Router: PictureInPictureDelegate {
    /// Dismisses the screen that the user has put into Picture in Picture.
    public func pictureInPictureDismissUserInterface(from source: Source) {
        guard let screen, screen.focused === kept else { return }
        switch (source.trigger, screen.demo.whenStarted) {
        case (.request, .dismissed): leave(screen)
        // Whoever comes back to the app finds the screen as it was; who has not left it goes on.
        case (.system, .dismissed): if isInFront() { leave(screen) }
        case (_, .kept): break
        }
    }

    private func leave(_ screen: PlayerScreen<Player>) {
        departure = Departure(screen: screen, isPlaying: screen.focused.player.isPlaying)
        back()
    }

    /// Forgets the screen: it comes back if the user wants it.
    public func pictureInPictureDidStart(from source: Source) {
        departure = nil
    }

    /// Brings back the screen that went for an overlay that does not come up. What plays on no
    /// screen was paused.
    public func pictureInPictureFailedToStart(from source: Source, failure: StartFailure) {
        guard let departure else { return }
        self.departure = nil
        comeBack(departure)
    }

    /// Brings the screen back as it was, around the same player.
    public func pictureInPictureRestoreUserInterface(_ request: RestorationRequest) async -> Bool {
        guard let model = request.persistable as? PlayerModel<Player> else { return false }
        show(model, kind: request.source.kind, presentation: request.presentation)
        return true
    }
}
