// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

/// A player without media: it has a content, plays or not, and goes on with the clock of
/// its simulation.
@MainActor
public final class SimulatedPlayer {
    /// The player's name for Picture in Picture.
    public let id = PlayerID.unique()
    /// The player's name in the transcript.
    public let name: String
    /// Whether it is meant to play.
    public private(set) var isPlaying = false
    /// Whether it has a picture to show.
    public var hasVideo: Bool { didSet { report() } }
    /// Whether its sound is off.
    public var isMuted = false {
        didSet { if isMuted != oldValue { note(isMuted ? "is muted" : "is heard") } }
    }
    /// What the app does when the content has come to its end, before Picture in Picture hears
    /// of it: what it plays then goes on in the same session.
    public var onEnd: (@MainActor () -> Void)?
    /// What it plays.
    public private(set) var content: String
    /// What it loaded, in order; each entry is a load.
    public private(set) var loads: [String]
    /// Who paused it, and when.
    public private(set) var pauses: [Pause] = []

    private weak var simulation: Simulation?
    private var life = Life.present
    private var positionThen = Duration.zero
    private var then = Duration.zero

    private enum Life {
        case present
        case disposed
    }

    init(name: String, content: String, hasVideo: Bool, in simulation: Simulation) {
        self.name = name
        self.content = content
        self.hasVideo = hasVideo
        self.simulation = simulation
        loads = [content]
    }

    /// How far it has played; it advances with the clock of the simulation.
    public var position: Duration {
        isPlaying ? positionThen + time - then : positionThen
    }

    /// Plays.
    public func play() {
        guard !isPlaying else { return }
        settlePosition()
        isPlaying = true
        note("plays")
        report()
    }

    /// Pauses, as the app may do at any time.
    public func pause() {
        pause(by: .app)
    }

    /// Pauses for another cause than the app's own code, by default for the user.
    public func pause(by cause: Pause.Cause) {
        guard isPlaying else { return }
        settlePosition()
        isPlaying = false
        pauses.append(Pause(time: time, cause: cause))
        note("is paused by the \(cause)")
        report()
    }

    /// Jumps to a position.
    public func seek(to position: Duration) {
        positionThen = position
        then = time
    }

    /// Loads other content, from its beginning; it goes on playing if it plays.
    public func load(_ content: String) {
        self.content = content
        loads.append(content)
        seek(to: .zero)
        note("loads \(content)")
        report()
    }

    /// Comes to the end of its content; Picture in Picture ends, unless the app goes on.
    public func end() {
        pause(by: .end)
        note("comes to the end of \(content)")
        onEnd?()
        guard !isPlaying else { return }
        simulation?.pictureInPicture.contentEnded(id)
    }

    /// Is done with for good, whoever still keeps it.
    public func dispose() {
        guard case .present = life else { return }
        life = .disposed
        simulation?.forget(self)
    }

    func report() {
        guard case .present = life else { return }
        simulation?.pictureInPicture.playerChanged(
            id,
            PlayerFacts(isPlaying: isPlaying, hasVideo: hasVideo)
        )
    }

    private func settlePosition() {
        positionThen = position
        then = time
    }

    private var time: Duration { simulation?.clock.now.offset ?? then }

    private func note(_ words: String) {
        simulation?.note(.player, "\(name) \(words)")
    }
}
