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

    /// Whether the content has a picture; false until that is known.
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

    /// Whether the content begins again, without a gap, each time it ends.
    public var repeats = false

    /// How loud the sound is to the ear: 0 is silence, 1 as the content has it.
    public var volume = 1.0 {
        didSet { applyVolume() }
    }

    /// Whether the sound is off, whatever the volume.
    public var isMuted = false {
        didSet { applyVolume() }
    }

    /// How fast it plays while it plays, from 0.25 to 4; voices keep their pitch.
    public var rate = 1.0 {
        didSet { applyRate(oldValue) }
    }

    /// The picture for any widget that shows a `GdkPaintable`, such as a `GtkPicture`.
    ///
    /// Frames are made for it from the first time it is asked for until the player goes.
    @ObservationIgnored public private(set) lazy var paintable = PlayerPaintable(player: self)

    @ObservationIgnored let frames = FrameStore()
    @ObservationIgnored var pipeline: Pipeline?
    @ObservationIgnored var sound = Pipeline.Sound.system
    @ObservationIgnored var seeking = Seeking.none
    @ObservationIgnored var repetition = Repetition.none
    @ObservationIgnored var missingDecoder: String?
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
        sound = .system
        attempt = 0
        if let failure = PlayerFailure.obvious(in: url) { return fail(failure) }
        start(url)
    }

    /// Plays, from the start if the content has ended.
    ///
    /// Does nothing on a player that has failed.
    public func play() {
        if case .failed = status { return }
        if hasEnded { seek(to: .zero) }
        isPlaying = true
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

    /// Opens the content, and seeks to where playback was if it is opened again.
    func start(_ url: URL, at time: Duration? = nil) {
        do {
            let pipeline = try Pipeline(url: url, frames: frames, sound: sound)
            self.pipeline = pipeline
            seeking = time.map { .waiting(Seek(time: $0, accuracy: .exact)) } ?? .none
            applyVolume()
            listen(to: pipeline)
            limitSilence(of: pipeline, at: url)
            run()
        } catch {
            fail(error)
        }
    }

    /// Lets the pipeline do what is wished, if there is enough content to do it.
    func run() {
        guard let pipeline else { return }
        if pipeline.run(isPlaying && buffering == nil) == .live { isLive = true }
    }

    /// Gives up for this reason; the last picture stays.
    func fail(_ failure: PlayerFailure) {
        pipeline = nil
        seeking = .none
        buffering = nil
        isPlaying = false
        status = .failed(failure)
    }

    private func reset() {
        pipeline = nil
        seeking = .none
        repetition = .none
        missingDecoder = nil
        buffering = nil
        videoSize = nil
        hasVideo = false
        isLive = false
        hasEnded = false
        status = .idle
    }

    private func applyVolume() {
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
