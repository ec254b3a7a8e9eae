// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// What the demo apps need of a player: that of AVFoundation has it, and that of WindowboxGTK.
@MainActor
public protocol DemoPlayer: AnyObject {
    /// Whether it is meant to play.
    var isPlaying: Bool { get }
    /// Whether its sound is off.
    var isMuted: Bool { get set }

    /// Replaces what is played; playing goes on if it plays.
    func load(_ media: Media)
    /// Plays.
    func play()
    /// Pauses.
    func pause()

    /// Calls back each time the content was played to its end, for as long as what is
    /// returned is kept.
    ///
    /// What the handler plays next goes on in the same session of Picture in Picture.
    func observeEnd(_ handler: @escaping @MainActor () -> Void) -> AnyObject
}
