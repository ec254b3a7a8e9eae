// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

extension PictureInPicture {
    /// Why Picture in Picture cannot start now; nil where it can.
    ///
    /// - Parameter view: The view to start from; nil for the one that is armed.
    public func refusal(for view: ViewID? = nil) -> Refusal? {
        refusal(of: view)
    }

    /// Asks for Picture in Picture.
    ///
    /// Where it is not possible nothing changes, and `refused` is among the events. With
    /// this view's player in Picture in Picture already, nothing happens; with another, that
    /// one's session ends as `replaced`, and this one's begins when it is over.
    ///
    /// - Parameter view: The view to start from; nil for the one that is armed.
    public func start(from view: ViewID? = nil) {
        switch refusal(of: view) {
        case .unsupported(let reason)?: refuse(.unsupported(reason))
        case .impossible(let reason)?: refuse(.impossible(reason))
        // The rest the machines know by themselves.
        case .noSupportingView?, .noPlayer?, .noVideo?, .viewHidden?, nil:
            take(.startRequested(view))
        }
    }

    /// Ends Picture in Picture and brings the player's screen back.
    ///
    /// If no view on screen shows the player, the delegate is asked for one. Without
    /// Picture in Picture, or on its way out, it does nothing.
    public func stop() {
        take(.stopRequested)
    }

    /// Ends Picture in Picture without bringing any screen back.
    ///
    /// What no view shows is paused, at once: whatever the app plays with the same player
    /// next plays on. Without Picture in Picture it does nothing.
    public func close() {
        take(.closeRequested)
    }

    /// Stops Picture in Picture of what this view shows if it is under way, and starts it
    /// otherwise.
    ///
    /// - Parameter view: The view to start from; nil for whatever is in Picture in Picture,
    ///   else the one that is armed.
    public func toggle(from view: ViewID? = nil) {
        isInPictureInPicture(view) ? stop() : start(from: view)
    }
}
