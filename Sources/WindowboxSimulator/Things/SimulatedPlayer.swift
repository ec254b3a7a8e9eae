// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

/// A player without media: it has a content, plays or not, and goes on with the clock of
/// its simulation.
@MainActor
public final class SimulatedPlayer {
    /// The player's name for Picture in Picture.
    public private(set) var id = PlayerID.unique()
    /// The player's name in the transcript.
    public let name: String
    /// The name that it was given.
    let label: String
    /// Whether it is meant to play.
    public private(set) var isPlaying = false
    /// What there is for it to play; ``content`` says by name what that is.
    public var media: PlayerFacts.Content { didSet { report() } }
    /// Whether its sound is off.
    public var isMuted = false {
        didSet {
            if isMuted != oldValue { note(isMuted ? "is muted" : "is heard") }
            report()
        }
    }
    /// How fast it plays while it does.
    public var rate = 1.0 {
        willSet { settlePosition() }
        didSet { report() }
    }
    /// From when to when its content reaches, where the app draws the frames and tells the
    /// overlay; nil where the overlay knows.
    public var timeRange: ClosedRange<Duration>? { didSet { report() } }
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

    init(
        label: String,
        name: String,
        content: String,
        hasVideo: Bool,
        in simulation: Simulation
    ) {
        self.label = label
        self.name = name
        self.content = content
        media = hasVideo ? .video : .loading
        self.simulation = simulation
        loads = [content]
    }

    /// Whether it has a picture to show. Without one it loads.
    public var hasVideo: Bool {
        get { media == .video }
        set { media = newValue ? .video : .loading }
    }

    /// How far it has played; it advances with the clock of the simulation.
    public var position: Duration {
        isPlaying ? positionThen + (time - then) * rate : positionThen
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

    func pause(bySystem cause: SystemPause) {
        if isPlaying {
            settlePosition()
            isPlaying = false
            pauses.append(Pause(time: time, cause: .system))
            note("is paused by the system")
        }
        // If it was, it is still meant to play, and may be told to.
        simulation?.pictureInPicture.playerPaused(id, by: cause)
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

    /// Has nothing to play any more, though it is kept.
    public func empty() {
        note("is emptied")
        media = .none
    }

    /// Goes on in the place of another player: in its views, in the overlay and under its name,
    /// as where an app has a player for each item, or one for advertisements.
    ///
    /// The other one is in no view then, and has the name that this one had. Which of them plays
    /// is left to the app.
    public func takePlace(of other: SimulatedPlayer) {
        simulation?.replace(other, by: self)
    }

    /// Gives the two each other's names.
    static func exchangeNames(_ one: SimulatedPlayer, _ other: SimulatedPlayer) {
        (one.id, other.id) = (other.id, one.id)
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
            PlayerFacts(
                isPlaying: isPlaying,
                content: media,
                isMuted: isMuted,
                rate: rate,
                timeRange: timeRange
            )
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
