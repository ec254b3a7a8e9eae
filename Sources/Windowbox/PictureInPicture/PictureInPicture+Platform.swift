// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// What platforms and their views tell the service. Apps have no use for these.
//
// All may be called at any time, from within a call to the platform, too: it is taken in when
// the service has done what it is doing. What is said again without a change is nothing.
extension PictureInPicture {
    /// Takes in what a platform reports about a surface that it was asked to make.
    ///
    /// What fits no session changes nothing and is among the events as `orphan`; a restore request
    /// among it is answered false.
    public func report(_ report: Report, about surface: SurfaceID) {
        take(.reported(surface, report))
    }

    /// Takes in that the platform's capabilities or its obstacle have changed: who has asked for
    /// them, or for a refusal, under observation, is woken to ask again.
    public func platformChanged() {
        withMutation(keyPath: \.machines) {}
    }

    /// Takes in that a view is new, or that something about it has changed.
    ///
    /// A view that shows a player gets a surface for it as soon as the player is reported, too.
    public func viewChanged(_ view: ViewID, _ facts: VideoViewFacts) {
        take(.staged(.viewChanged(view, facts)))
    }

    /// Takes in that a view is gone for good, with what it had to keep for a session to come. A
    /// session that began there goes on.
    public func viewRemoved(_ view: ViewID) {
        persist(nil, for: view)
        take(.staged(.viewRemoved(view)))
    }

    /// Takes in that the user has used a view, which counts when one of several is armed.
    public func viewInteracted(_ view: ViewID) {
        take(.staged(.viewInteracted(view)))
    }

    /// Takes in that a player is new, or that something about it has changed.
    ///
    /// A player that begins to be heard may silence others: see `Policies.audiblePlayers`.
    public func playerChanged(_ player: PlayerID, _ facts: PlayerFacts) {
        take(.staged(.playerChanged(player, facts)))
    }

    /// Takes in that the system has paused a player of its own accord, for something that went
    /// with Picture in Picture or with the app.
    ///
    /// It is for pauses that nobody wants: not by the user, the app, an interruption, or the end
    /// of the content. Where the player is meant to play, and the pause is not to stand, the
    /// platform is asked to play it, before this returns unless the service is busy. Report as
    /// `isPlaying` afterwards what is so then.
    public func playerPaused(_ player: PlayerID, by cause: SystemPause) {
        take(.staged(.playerPaused(player, cause)))
    }

    /// Takes in that what a player played has come to its end, with nothing to follow; what that
    /// means, `Policies.onEndOfContent` says.
    public func contentEnded(_ player: PlayerID) {
        take(.staged(.contentEnded(player)))
    }

    /// Takes in that a player is gone for good. Its surfaces are discarded, and its session ends.
    public func playerRemoved(_ player: PlayerID) {
        take(.staged(.playerRemoved(player)))
    }

    /// Takes in that a scene has come or gone. One that was never reported is in the foreground.
    public func sceneChanged(_ scene: SceneID, _ phase: ScenePhase) {
        take(.staged(.sceneChanged(scene, phase)))
    }
}
