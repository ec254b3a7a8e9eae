// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// What an app is asked to bring back.
@MainActor
public struct RestorationRequest {
    /// Which session asks.
    public let session: SessionNumber
    /// What the session started from.
    public let source: Source
    /// How the screen is to be presented: as it was, unless the policies say otherwise.
    public let presentation: Presentation
    /// The object that was kept for it; nil if its view had none to keep.
    public let persistable: (any PictureInPicturePersistable)?
    /// Why the overlay does not come up that the screen has gone for; nil where the user or the app
    /// wants the screen back.
    public let failure: StartFailure?
}

extension Policies {
    /// How the screen comes back that a session started from.
    func presentation(after source: Source) -> Presentation {
        switch (onFullScreen, source.trigger) {
        case (.present, _), (.presentIfStartedBySystem, .system): source.presentation
        case (.presentIfStartedBySystem, .request), (.leave, _): .inline
        }
    }
}
