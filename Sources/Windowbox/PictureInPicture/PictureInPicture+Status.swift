// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

extension PictureInPicture {
    /// All there is to know about Picture in Picture at one moment.
    ///
    /// One value, so that what is read from it fits together.
    public struct Status: Hashable, Sendable {
        /// Where the session stands.
        public var state = State.inactive
        /// The number of the session; nil while there is none.
        public var session: SessionNumber?
        /// What the session started from; nil while there is none.
        public var source: Source?
        /// Whether the overlay shows the video, or is about to: true from will-start, when
        /// an app decides what becomes of the player's screen, and false from will-stop, or when
        /// it is told that the start has failed.
        public var isActive = false
        /// How the latest session ended; nil before the first end.
        public var lastEnding: Ending?
        /// What would go into Picture in Picture if the app were left now.
        public var armed: ArmedSurface?
        /// What the system's media controls act upon; nil when there is nothing for them. It is
        /// what is in the overlay, else what is shown: of several what is heard, then by priority,
        /// last used, last shown.
        public var nowPlaying: PlayerID?
        /// Whether the display ought to stay awake: video that plays is to be seen, in the overlay
        /// or in a view of a scene that the user has before them.
        public var keepsDisplayAwake = false
    }

    /// Where a session stands. A session goes through these in order; it may leave out
    /// `active` and `stopping` if it fails to start.
    public enum State: String, Hashable, Sendable, CaseIterable {
        /// There is none.
        case inactive
        /// On the way into the overlay.
        case starting
        /// In the overlay.
        case active
        /// On the way out of the overlay.
        case stopping
    }
}

extension PictureInPicture.Status {
    /// Reads the status off the machines; the ending of what is over stays.
    package init(_ machines: Machines, lastEnding: Ending?) {
        let session = machines.current
        state =
            switch session?.state {
            case nil, .inactive: .inactive
            case .starting, .failing: .starting
            case .active: .active
            case .stopping: .stopping
            }
        self.session = session?.number
        source = session?.source
        isActive = session?.isInOverlay ?? false
        self.lastEnding = lastEnding
        armed = machines.stage.armed
        nowPlaying = machines.stage.outlook.nowPlaying
        keepsDisplayAwake = machines.stage.outlook.keepsDisplayAwake
    }
}
