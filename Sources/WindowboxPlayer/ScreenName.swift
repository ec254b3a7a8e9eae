// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import DemoModel
import WindowboxGTK

/// The names of screens on the command line.
enum ScreenName: String, CaseIterable {
    case single
    case playlist
    case two
    case twins
    case support
    case exchange
    case full
    case system

    /// The demo that it shows.
    var demo: Demo {
        switch self {
        case .single, .full, .system: .single
        case .playlist: .playlist
        case .two: .twoPlayers
        case .twins: .twins
        case .support: .support
        case .exchange: .exchange
        }
    }

    /// The kind of view that it begins with.
    var kind: VideoViewKind {
        self == .system ? .systemVideo : .video
    }

    /// How it is presented.
    var presentation: Presentation {
        self == .full ? .fullScreen : .inline
    }

    /// What a person has to know of it.
    var summary: String {
        switch self {
        case .single: "one player, as without this option"
        case .playlist: "one item after the other, also in Picture in Picture"
        case .two: "two players side by side"
        case .twins: "the same player in two views"
        case .support: "a view that turns Picture in Picture on and off"
        case .exchange: "a view that is exchanged for one of the other kind"
        case .full: "one player in full screen"
        case .system: "one player with the standard controls"
        }
    }
}
