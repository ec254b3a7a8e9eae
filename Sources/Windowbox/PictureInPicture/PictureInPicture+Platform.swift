// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// What platforms and their views tell the service. Apps have no use for these.
extension PictureInPicture {
    /// Takes in what a platform reports.
    public func report(_ report: Report, about surface: SurfaceID) {
        take(.reported(surface, report))
    }

    /// Takes in that a view is new, or that something about it has changed.
    public func viewChanged(_ view: ViewID, _ facts: VideoViewFacts) {
        take(.staged(.viewChanged(view, facts)))
    }

    /// Takes in that a view is gone for good.
    public func viewRemoved(_ view: ViewID) {
        persist(nil, for: view)
        take(.staged(.viewRemoved(view)))
    }

    /// Takes in that the user has used a view.
    public func viewInteracted(_ view: ViewID) {
        take(.staged(.viewInteracted(view)))
    }

    /// Takes in that a player is new, or that something about it has changed.
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

    /// Takes in that what a player played has come to its end, with nothing to follow.
    public func contentEnded(_ player: PlayerID) {
        take(.staged(.contentEnded(player)))
    }

    /// Takes in that a player is gone for good.
    public func playerRemoved(_ player: PlayerID) {
        take(.staged(.playerRemoved(player)))
    }

    /// Takes in that a scene has come or gone.
    public func sceneChanged(_ scene: SceneID, _ phase: ScenePhase) {
        take(.staged(.sceneChanged(scene, phase)))
    }
}
