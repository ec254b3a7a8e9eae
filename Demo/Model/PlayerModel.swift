// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Observation
import Windowbox

/// What is played, with its player: what is kept while its screen is gone.
@MainActor
@Observable
public final class PlayerModel<Player: DemoPlayer>: PictureInPicturePersistable, Identifiable {
    /// What plays.
    public let player: Player
    /// What is played, and what follows.
    public private(set) var playlist: Playlist
    /// Where it is shown, and is to be shown when it comes back.
    public internal(set) var place: Place

    @ObservationIgnored private var sound = Sound.heard
    @ObservationIgnored private var end: AnyObject?

    /// Whether it may be heard.
    private enum Sound {
        case heard
        /// Another one is heard; what the user had muted stays so afterwards.
        case silenced(wasMuted: Bool)
    }

    /// Makes a model that plays at once.
    init(_ playlist: Playlist, at place: Place, player: Player) {
        self.playlist = playlist
        self.place = place
        self.player = player
        end = player.observeEnd { [weak self] in self?.playNext() }
        player.load(playlist.current)
        player.play()
    }

    /// What is played now.
    public var media: Media { playlist.current }

    /// Plays if it is paused, and pauses if it plays.
    public func togglePlaying() {
        player.isPlaying ? player.pause() : player.play()
    }

    /// Plays what follows, wherever the video is shown; at the end of the list nothing does.
    public func playNext() {
        play(playlist.next)
    }

    /// Plays what was before.
    public func playPrevious() {
        play(playlist.previous)
    }

    private func play(_ item: Media?) {
        guard let item else { return }
        playlist.go(to: item)
        player.load(item)
        player.play()
    }

    /// Lets it be heard, or not while another one is: nobody has asked for a pause.
    func setHeard(_ isHeard: Bool) {
        switch (sound, isHeard) {
        case (.heard, false):
            sound = .silenced(wasMuted: player.isMuted)
            player.isMuted = true
        case (.silenced(let wasMuted), true):
            sound = .heard
            player.isMuted = wasMuted
        case (.heard, true), (.silenced, false):
            break
        }
    }
}
