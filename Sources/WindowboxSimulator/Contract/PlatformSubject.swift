// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

/// A platform under test, with hands to use it: what the contract needs of it.
///
/// Each clause of the contract begins with a new subject, on which nothing is shown.
@MainActor
public protocol PlatformSubject: AnyObject {
    /// A service over the platform; the contract sets its delegate.
    var pictureInPicture: PictureInPicture { get }

    /// The player that the overlay shows; nil while it is not up.
    var overlayPlayer: PlayerID? { get }

    /// Puts a view on screen that supports Picture in Picture, with a new player that plays
    /// a video; returns when the video shows.
    func showVideo() async -> (view: ViewID, player: PlayerID)

    /// Puts a further view on screen, for a player that there is, as an app does that brings
    /// its screen back.
    func showView(for player: PlayerID) async -> ViewID

    /// Takes a view off the screen for good.
    func removeView(_ view: ViewID) async

    /// Pauses a player as the app does.
    func pausePlayer(_ player: PlayerID) async

    /// Whether a player plays.
    func isPlaying(_ player: PlayerID) -> Bool

    /// What is to be seen in a view.
    func picture(in view: ViewID) -> Picture

    /// Starts Picture in Picture of a view while the app is before the user; by default from
    /// code, if the platform can.
    ///
    /// - Returns: Whether there is a way to do so.
    func start(_ view: ViewID) async -> Bool

    /// Whether leaving the app starts Picture in Picture; by default it does.
    var startsOnLeaving: Bool { get }

    /// Leaves the app, as a user does.
    func leaveApp() async

    /// Comes back to the app, as a user does.
    func returnToApp() async

    /// Presses restore in the overlay.
    func restoreFromOverlay() async

    /// Presses close in the overlay.
    func closeOverlay() async

    /// Lets time pass until something is so.
    ///
    /// - Returns: Whether it came to be so, within the patience of the subject.
    func wait(until fact: @MainActor () -> Bool) async -> Bool
}

extension PlatformSubject {
    /// Starts from code, if the platform can.
    public func start(_ view: ViewID) async -> Bool {
        guard pictureInPicture.capabilities.startsFromCode == .yes else { return false }
        pictureInPicture.start(from: view)
        return true
    }

    /// It does.
    public var startsOnLeaving: Bool { true }
}
