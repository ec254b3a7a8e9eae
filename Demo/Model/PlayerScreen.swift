// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Observation
import Windowbox

/// A screen with players, as it is to be shown: views follow it.
@MainActor
@Observable
public final class PlayerScreen<Player: DemoPlayer>: Identifiable {
    /// Which screen it is.
    public let demo: Demo
    /// What each video view shows, from left to right; twins show the same.
    public let models: [PlayerModel<Player>]
    /// Which kind of view shows them.
    public var kind: VideoViewKind { didSet { if kind != oldValue { onChange() } } }
    /// Whether the views support Picture in Picture.
    public var supportsPictureInPicture = true {
        didSet { if supportsPictureInPicture != oldValue { onChange() } }
    }
    /// Whether it fills the whole screen.
    public var presentation: Presentation {
        didSet { if presentation != oldValue { onChange() } }
    }
    /// The model that the user means: the one that was used last. Its views go first where
    /// several could go into Picture in Picture.
    public internal(set) var focused: PlayerModel<Player> {
        didSet { if focused !== oldValue { onChange() } }
    }
    @ObservationIgnored var onChange: @MainActor () -> Void = {}

    init(
        around model: PlayerModel<Player>,
        beside other: (Media, Place) -> PlayerModel<Player>,
        kind: VideoViewKind,
        presentation: Presentation = .inline
    ) {
        switch model.place {
        case .alone(let demo):
            self.demo = demo
            models = demo == .twins ? [model, model] : [model]
        case .left(let media):
            demo = .twoPlayers
            models = [model, other(media, .right(of: model.media))]
        case .right(let media):
            demo = .twoPlayers
            models = [other(media, .left(of: model.media)), model]
        }
        focused = model
        self.kind = kind
        self.presentation = presentation
    }

    /// Exchanges the views for views of the other kind.
    public func exchangeViews() {
        kind = kind == .video ? .systemVideo : .video
    }

    /// Fills the whole screen, or no longer does.
    public func toggleFullScreen() {
        presentation = presentation == .inline ? .fullScreen : .inline
    }
}
