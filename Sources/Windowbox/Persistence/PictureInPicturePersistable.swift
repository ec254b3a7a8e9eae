// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// An object that is kept alive while what it stands for is in Picture in Picture.
///
/// It is the app's own: a view model, say, or whatever is needed to bring the
/// player's screen back after its view is gone. It is kept from the request, or from
/// will-start if the platform starts by itself, until the session has ended, and by
/// nothing of the library afterwards. It is told on the main actor, before the delegate.
@MainActor
public protocol PictureInPicturePersistable: AnyObject {
    /// Picture in Picture is about to start.
    func pictureInPictureWillStart()
    /// Picture in Picture has started.
    func pictureInPictureDidStart()
    /// Picture in Picture is about to stop.
    func pictureInPictureWillStop()
    /// Picture in Picture has ended, or has failed to start; the object is let go of next.
    func pictureInPictureDidStop()
}

extension PictureInPicturePersistable {
    /// Does nothing.
    public func pictureInPictureWillStart() {}
    /// Does nothing.
    public func pictureInPictureDidStart() {}
    /// Does nothing.
    public func pictureInPictureWillStop() {}
    /// Does nothing.
    public func pictureInPictureDidStop() {}
}
