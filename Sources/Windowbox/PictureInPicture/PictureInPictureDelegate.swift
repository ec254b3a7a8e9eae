// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// What an app is told of Picture in Picture, and asked for.
///
/// All calls come on the main actor, after the service's status has changed and what is kept for
/// the session was told, and before the events tell of it. They name what the session started
/// from. For each session will-start comes first and once; did-start follows, then will-stop and
/// did-stop. A failure comes in place of what would follow it.
///
/// Whatever is asked of the service from within a call is done after it.
@MainActor
public protocol PictureInPictureDelegate: AnyObject {
    /// The overlay is about to come up.
    func pictureInPictureWillStart(from source: Source)

    /// The player's screen may go, for the overlay has its video or is about to; an app that
    /// goes on meanwhile takes it away, here or later.
    ///
    /// It comes once for a session at most: after will-start; or after did-start, on platforms that
    /// say so in their `capabilities`, and from a view with the platform's own controls among other
    /// content, since some systems pause what is dismissed earlier. At did-start it is left out if
    /// the session is to end at once. If the session fails to start afterwards, the app is asked to
    /// bring the screen back.
    func pictureInPictureDismissUserInterface(from source: Source)

    /// The overlay is up.
    func pictureInPictureDidStart(from source: Source)

    /// Picture in Picture did not start, with or without a will-start before.
    ///
    /// After a will-start it is told when it is known that the player's screen stays, or has been
    /// asked for: within the time limits for that.
    func pictureInPictureFailedToStart(from source: Source, failure: StartFailure)

    /// The user, or the app by `stop`, wants the player's screen back, and no view on
    /// screen shows the player; or the screen has gone for an overlay that does not come up, and
    /// the request says why.
    ///
    /// It is asked once for each session. The overlay stays until this returns and a view has
    /// the surface, but no longer than the time limit of the service. The task is cancelled when
    /// nobody waits for it any more, be it that the limit has passed or that the session is
    /// closed; what it returns then counts for nothing. Without a delegate, and without a
    /// restoration handler, the answer is false.
    ///
    /// - Returns: Whether the player's screen is back.
    func pictureInPictureRestoreUserInterface(_ request: RestorationRequest) async -> Bool

    /// The overlay is about to go.
    func pictureInPictureWillStop(from source: Source)

    /// The overlay is gone; a view that shows the player has its surface already.
    func pictureInPictureDidStop(from source: Source, ending: Ending)
}

extension PictureInPictureDelegate {
    /// Does nothing.
    public func pictureInPictureWillStart(from source: Source) {}
    /// Leaves the screen where it is.
    public func pictureInPictureDismissUserInterface(from source: Source) {}
    /// Does nothing.
    public func pictureInPictureDidStart(from source: Source) {}
    /// Does nothing.
    public func pictureInPictureFailedToStart(from source: Source, failure: StartFailure) {}
    /// Brings nothing back.
    public func pictureInPictureRestoreUserInterface(_ request: RestorationRequest) async -> Bool {
        false
    }
    /// Does nothing.
    public func pictureInPictureWillStop(from source: Source) {}
    /// Does nothing.
    public func pictureInPictureDidStop(from source: Source, ending: Ending) {}
}
