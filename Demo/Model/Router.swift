// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Observation
import Windowbox

/// Decides what is on screen: the list of what there is to play, or a screen with players.
@MainActor
@Observable
public final class Router<Player: DemoPlayer> {
    /// The screen with players; nil while the list is shown.
    public private(set) var screen: PlayerScreen<Player>? {
        didSet { if screen !== oldValue { screenChanged() } }
    }
    /// What the list offers.
    public private(set) var media: [Media]
    /// The setting of which kind of view shows players.
    public var kind = VideoViewKind.video
    /// Called when there is another screen, or none, or when something about it has changed,
    /// before anything else happens: for apps whose views do not observe it.
    @ObservationIgnored public var onScreen: @MainActor (PlayerScreen<Player>?) -> Void = { _ in }

    /// Whether the app is before the user. Where it is, and the platform starts Picture in Picture,
    /// it was not left: the user has used a control of the platform's. By default nobody knows.
    @ObservationIgnored public var isInFront: @MainActor () -> Bool = { false }

    @ObservationIgnored private let pictureInPicture: PictureInPicture
    @ObservationIgnored private let makePlayer: @MainActor (Playlist) -> Player

    /// Makes a router, and has it be told of Picture in Picture.
    ///
    /// - Parameters:
    ///   - media: What the list offers.
    ///   - pictureInPicture: The app's service, or the one of a test.
    ///   - makePlayer: Makes a player without content; it is for what is told.
    public init(
        _ media: [Media],
        pictureInPicture: PictureInPicture,
        makePlayer: @escaping @MainActor (Playlist) -> Player
    ) {
        self.media = media
        self.pictureInPicture = pictureInPicture
        self.makePlayer = makePlayer
        pictureInPicture.delegate = self
        // One is heard at a time here, too, but none is paused for it: see settleSound.
        pictureInPicture.policies.audiblePlayers = .all
    }

    /// Opens an item: with the player that plays it already, on screen or in Picture in
    /// Picture, or else with a new one.
    public func open(_ item: Media, in demo: Demo = .single) {
        let place: Place =
            switch demo {
            case .twoPlayers: .left(of: companion(of: item))
            case .single, .playlist, .twins, .support, .exchange: .alone(demo)
            }
        if screen?.focused.media == item, screen?.focused.place == place { return }
        show(model(of: item, at: place), kind: kind)
    }

    /// Goes back to the list; what is in Picture in Picture goes on.
    public func back() {
        screen = nil
    }

    /// Takes note that the user has used the view of this model.
    public func use(_ model: PlayerModel<Player>) {
        screen?.focused = model
        settleSound()
    }

    /// Adds to what the list offers.
    public func add(_ more: [Media]) {
        media += more.filter { !media.contains($0) }
    }

    /// The model that the user means: the one on screen, else the one in Picture in Picture.
    public var model: PlayerModel<Player>? { screen?.focused ?? kept }

    /// What is in Picture in Picture, for the list to mark it; it can be observed.
    public var itemInPictureInPicture: Media? {
        pictureInPicture.status.isActive ? kept?.media : nil
    }

    /// The model that is kept for Picture in Picture.
    var kept: PlayerModel<Player>? { pictureInPicture.persisted() }

    // MARK: Models and screens

    func show(
        _ model: PlayerModel<Player>,
        kind: VideoViewKind,
        presentation: Presentation = .inline
    ) {
        screen = PlayerScreen(
            around: model,
            beside: { self.model(of: $0, at: $1) },
            kind: kind,
            presentation: presentation
        )
    }

    private func model(of item: Media, at place: Place) -> PlayerModel<Player> {
        guard let model = present.first(where: { $0.media == item }) else {
            let playlist = place == .alone(.playlist) ? Playlist(media, from: item) : Playlist(item)
            return PlayerModel(playlist, at: place, player: makePlayer(playlist))
        }
        model.place = place
        return model
    }

    /// What is shown beside an item: the next one of the list.
    private func companion(of item: Media) -> Media {
        let list = Playlist(media, from: item)
        return list.next ?? list.items.first ?? item
    }

    /// The models that there are.
    private var present: [PlayerModel<Player>] {
        (screen?.models ?? []) + [kept].compactMap { $0 }
    }

    private func screenChanged() {
        screen?.onChange = { [weak self] in self?.tell() }
        settleSound()
        tell()
    }

    private func tell() {
        onScreen(screen)
    }

    /// Lets one be heard at a time: what is in the overlay goes on, silently while there is
    /// another one on screen, and is heard again as soon as there is not.
    private func settleSound() {
        for model in present { model.setHeard(model === self.model) }
    }
}
