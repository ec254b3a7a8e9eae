// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

extension PictureInPicture {
    /// What happens to Picture in Picture.
    ///
    /// For each session will-start comes first, and did-stop or failed-to-start last, each
    /// once; a start that fails at once has no will-start. An event comes after the status has
    /// changed and after the delegate was told. The source names the player and the view.
    public enum Event: Hashable, Sendable {
        /// The overlay is about to come up.
        case willStart(SessionNumber, Source)
        /// The overlay is up.
        case didStart(SessionNumber, Source)
        /// The session did not start; it is over.
        case failedToStart(SessionNumber, Source, StartFailure)
        /// The overlay is about to go.
        case willStop(SessionNumber, Source)
        /// The overlay is gone, and the session over.
        case didStop(SessionNumber, Source, Ending)
        /// The screen of what goes into the overlay could not be brought back. Either the object
        /// that its view was to keep is gone, for nobody had kept it until now. Or the app has
        /// asked for Picture in Picture with neither a delegate nor a restoration handler, and
        /// the view has no object to keep. The session goes on; it is a word to the app's
        /// developers, right after will-start.
        case unrestorable(SessionNumber, Source)
        /// A start was asked for that is not possible; no session began.
        case refused(Refusal)
        /// The platform reported something that fits no session; it changed nothing.
        case orphan(SurfaceID, Report)
    }
}
