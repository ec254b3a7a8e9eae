// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import AVFoundation
import DemoModel
import WindowboxAVKit

/// What decides what is on screen.
typealias DemoRouter = Router<AVPlayer>
/// A screen with players.
typealias DemoScreen = PlayerScreen<AVPlayer>
/// What is played, with its player.
typealias DemoPlayerModel = PlayerModel<AVPlayer>

extension Router<AVPlayer> {
    /// Makes the router of an app.
    static func app() -> DemoRouter {
        DemoRouter(Media.streams, pictureInPicture: .shared) { _ in AVPlayer() }
    }
}

extension Router {
    /// The screen as what presents it wants it: without one there is the list.
    var presented: PlayerScreen<Player>? {
        get { screen }
        set { if newValue == nil { back() } }
    }
}

extension VideoViewKind {
    /// What a person calls views of this kind.
    var title: String {
        switch self {
        case .video: "Custom controls"
        case .systemVideo: "System controls"
        }
    }
}

extension PictureInPicture {
    /// How it stands with Picture in Picture, in a line.
    var line: String {
        switch status.state {
        case .inactive: refusal()?.description ?? "Picture in Picture is possible."
        case .starting: "Picture in Picture starts."
        case .active: "Picture in Picture is active."
        case .stopping: "Picture in Picture stops."
        }
    }
}
