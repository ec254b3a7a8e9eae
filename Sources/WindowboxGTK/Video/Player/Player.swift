// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation
import GLibSupport
import Observation
import Windowbox

/// Plays one video or audio after another.
///
/// A player knows nothing of windows: any number of pictures may show it, none, or others later,
/// and it plays on undisturbed. It plays until it is told to pause, until its content ends, or
/// until nobody has a reference to it any more.
@MainActor
@Observable
public final class Player {
    /// What a player can do at present.
    public enum Status: Hashable, Sendable {
        /// It has no content.
        case idle
        /// It opens its content; no frame has been seen yet.
        case loading
        /// It can play.
        case ready
        /// It cannot play, for this reason; load something to try again.
        case failed(PlayerFailure)
    }

    /// The player's name, unlike that of any other in this process.
    public let id: PlayerID

    /// What it plays.
    public internal(set) var url: URL?

    /// Whether it is to play.
    ///
    /// This is the wish of the user and the app, which the end of the content or
    /// a failure takes back. It stays true while more content is waited for.
    public internal(set) var isPlaying = false {
        didSet { announce(isPlaying != oldValue) }
    }

    /// What it can do at present.
    public internal(set) var status = Status.idle {
        didSet { announce(status != oldValue) }
    }

    /// How much has been buffered of what is needed to go on, in percent, while it waits for
    /// more content; nil while it does not wait.
    public internal(set) var buffering: Int? {
        didSet { announce(buffering != oldValue) }
    }

    /// The size at which the picture is meant to be seen; nil until the first frame.
    public internal(set) var videoSize: VideoSize? {
        didSet { announce(videoSize != oldValue) }
    }

    /// Whether there is a picture to show; false until that is known, and after a failure.
    public internal(set) var hasVideo = false {
        didSet { announce(hasVideo != oldValue) }
    }

    /// Whether the content comes at its own pace, without an end.
    public internal(set) var isLive = false {
        didSet { announce(isLive != oldValue) }
    }

    /// Whether the content was played to its end; playing or seeking begins anew.
    public internal(set) var hasEnded = false {
        didSet { announce(hasEnded != oldValue) }
    }

    /// Whether content that has an end begins again each time it ends; without a gap, if it can
    /// be sought in.
    public var repeats = false

    /// How loud the sound is to the ear: 0 is silence, 1 as the content has it.
    public var volume = 1.0 {
        didSet {
            applyVolume()
            announce(volume != oldValue)
        }
    }

    /// Whether the sound is off, whatever the volume.
    public var isMuted = false {
        didSet {
            applyVolume()
            announce(isMuted != oldValue)
        }
    }

    /// How fast it plays while it plays, from 0.25 to 4; voices keep their pitch.
    ///
    /// Content that cannot be sought in plays at its own rate.
    public var rate = 1.0 {
        didSet {
            applyRate(oldValue)
            announce(rate != oldValue)
        }
    }

    /// The picture for any widget that shows a `GdkPaintable`, such as a `GtkPicture`.
    ///
    /// Frames are made for it from the first time it is asked for until the player goes.
    @ObservationIgnored public private(set) lazy var paintable = PlayerPaintable(player: self)

    @ObservationIgnored let frames = FrameStore()
    @ObservationIgnored var pipeline: Pipeline?
    @ObservationIgnored var access = Access.direct
    @ObservationIgnored var opening = Opening.awaited
    @ObservationIgnored var sound = Pipeline.Sound.system
    @ObservationIgnored var seeking = Seeking.none
    @ObservationIgnored var repetition = Repetition.none
    /// From where it has been played since the last start or seek.
    @ObservationIgnored var origin = Duration.zero
    /// What the server said, once it has; and what was found to be missing.
    @ObservationIgnored var server: ServerAnswer?
    @ObservationIgnored var missing: MissingPlugin?
    /// When the pipeline reported something last, and how often one was replaced as it did not.
    @ObservationIgnored var lastReport = ContinuousClock.now
    @ObservationIgnored var attempt = 0
    @ObservationIgnored private var observers = PlayerObservers()
    private static var count = 0

    /// Makes a player without content.
    public init() {
        Self.count += 1
        id = PlayerID(rawValue: Self.count)
    }

    /// Makes a player that has this content and is paused at its start.
    public convenience init(url: URL) {
        self.init()
        load(url)
    }
}

// MARK: Playing

extension Player {
    /// Replaces the content, which begins at its start; nil takes it away.
    ///
    /// The wish to play stays as it was, except that without content there is none. What cannot
    /// be played shows in ``status``, at once or later.
    public func load(_ url: URL?) {
        reset()
        frames.clear()
        self.url = url
        guard let url else {
            isPlaying = false
            return
        }
        status = .loading
        if let failure = PlayerFailure.obvious(in: url) { return fail(failure) }
        open()
    }

    /// Plays, from the start if the content has ended.
    ///
    /// Does nothing on a player that has failed.
    public func play() {
        if case .failed = status { return }
        isPlaying = true
        if hasEnded { beginAgain() }
        run()
    }

    /// Pauses; the picture stays.
    public func pause() {
        isPlaying = false
        run()
    }

    /// Plays if it is paused, and pauses if it plays.
    public func togglePlaying() {
        if isPlaying { pause() } else { play() }
    }

    /// Lets the pipeline do what is wished, if there is enough content to do it.
    func run() {
        guard let pipeline else { return }
        let runs = access.isLoading || isPlaying && buffering == nil
        if pipeline.run(runs) == .live { isLive = true }
    }

    /// Gives up for this reason; the last picture stays where it is shown.
    func fail(_ failure: PlayerFailure) {
        reset()
        isPlaying = false
        status = .failed(failure)
    }

    private func reset() {
        pipeline = nil
        access = .direct
        sound = .system
        seeking = .none
        repetition = .none
        missing = nil
        attempt = 0
        buffering = nil
        videoSize = nil
        hasVideo = false
        isLive = false
        hasEnded = false
        status = .idle
    }

    func applyVolume() {
        // The ear hears loudness about as the cube root of the samples' factor.
        let heard = min(max(volume, 0), 1)
        pipeline?.setVolume(heard * heard * heard, isMuted: isMuted)
    }
}

// MARK: Observers

extension Player {
    /// Calls the handler after each change of the player's state, until the observation ends.
    ///
    /// Changes made in one turn of the main actor count as one. Time that passes is no change.
    public func observe(_ handler: @escaping @MainActor (Player) -> Void) -> PlayerObservation {
        PlayerObservation(player: self, number: observers.add(handler))
    }

    func removeObserver(_ number: Int) {
        observers.remove(number)
    }

    private func announce(_ hasChanged: Bool) {
        guard hasChanged, observers.delivery == .none, !observers.isEmpty else { return }
        observers.delivery = .due
        Task { [weak self] in self?.tellObservers() }
    }

    private func tellObservers() {
        observers.delivery = .none
        for handler in observers.all { handler(self) }
    }
}
