// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// What an app has: see TestingYourApp.md, which shows the same.
// snippet.show
import Windowbox

/// A film and what plays it. It is kept while Picture in Picture runs.
@MainActor
final class FilmModel<Player>: PictureInPicturePersistable {
    let film: String
    let player: Player

    init(film: String, player: Player) {
        self.film = film
        self.player = player
    }
}

/// Decides what is on screen: the list of films, or the player's screen with a model.
@MainActor
final class Router<Player>: PictureInPictureDelegate {
    private(set) var playerScreen: FilmModel<Player>? {
        didSet { onPlayerScreen(playerScreen) }
    }
    var onPlayerScreen: (FilmModel<Player>?) -> Void = { _ in }

    private let pictureInPicture: PictureInPicture
    private let makePlayer: (String) -> Player

    init(_ pictureInPicture: PictureInPicture, makePlayer: @escaping (String) -> Player) {
        self.pictureInPicture = pictureInPicture
        self.makePlayer = makePlayer
        pictureInPicture.delegate = self
    }

    func open(_ film: String) {
        playerScreen =
            pictureInPicture.persisted(FilmModel<Player>.self) { $0.film == film }
            ?? FilmModel(film: film, player: makePlayer(film))
    }

    func back() {
        playerScreen = nil
    }

    func pictureInPictureDidStart(from source: Source) {
        playerScreen = nil
    }

    func pictureInPictureRestoreUserInterface(_ request: RestorationRequest) async -> Bool {
        guard let model = request.persistable as? FilmModel<Player> else { return false }
        playerScreen = model
        return true
    }
}
