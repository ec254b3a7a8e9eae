// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

extension PictureInPicture {
    /// Why Picture in Picture cannot start now; nil where it can.
    ///
    /// It can be observed, as a button needs it.
    ///
    /// - Parameter view: The view to start from; nil for the one that is armed.
    public func refusal(for view: ViewID? = nil) -> Refusal? {
        refusal(of: view)
    }

    /// Asks for Picture in Picture.
    ///
    /// Where it is not possible nothing changes, and `refused` is among the events; where the
    /// platform does not start, the session ends as `failed` within the time limit. With this
    /// view's player in Picture in Picture already, or on its way there, nothing happens, but that
    /// a stop that was asked for on the way is called off; on its way out, it starts anew when it
    /// is out. With another player there, that one's session ends as `replaced`, and this one's
    /// begins when it is over.
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
    /// If no view on screen shows the player, the app is asked for one, and the overlay stays
    /// until it is there, or until the time limit. On its way in, it ends as soon as the overlay
    /// is up; what was to come in its place does not. Without Picture in Picture, or on its way
    /// out, nothing happens.
    public func stop() {
        take(.stopRequested)
    }

    /// Ends Picture in Picture without bringing any screen back.
    ///
    /// What no view shows is paused, at once: whatever the app plays with the same player
    /// next plays on. What a view shows plays on. On its way in, it ends as soon as the overlay is
    /// up; while the app is asked for a screen, it is no longer. What was to come in its place does
    /// not. Without Picture in Picture, and a second time, nothing happens.
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

    func isInPictureInPicture(_ view: ViewID?) -> Bool {
        machines.isInPictureInPicture(view)
    }

    func refusal(of view: ViewID?) -> Refusal? {
        // Both are asked, so that whoever observes this learns of changes in either.
        let refusal = machines.refusal(of: view)
        if let obstacle = platform.obstacle { return .unsupported(obstacle) }
        return refusal
            ?? machines.surface(of: view).flatMap { platform.obstacle(to: $0) }
            .map { .impossible($0) }
    }
}
