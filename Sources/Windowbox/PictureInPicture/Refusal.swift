// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// Why Picture in Picture cannot start now.
public enum Refusal: Hashable, Sendable {
    /// The platform has no Picture in Picture; the text says what is missing.
    case unsupported(String)
    /// No view on screen supports Picture in Picture.
    case noSupportingView
    /// The view shows no player.
    case noPlayer
    /// The player has no picture: it is loading, plays sound alone, or has failed.
    case noVideo
    /// The view is not on screen.
    case viewHidden
    /// The platform cannot do it for this video now; the text says why.
    case impossible(String)
}

extension Refusal: CustomStringConvertible {
    /// The reason as a sentence that an app can show.
    public var description: String {
        switch self {
        case .unsupported(let reason), .impossible(let reason): reason
        case .noSupportingView: "No video on screen can be shown in Picture in Picture."
        case .noPlayer: "There is nothing to play."
        case .noVideo: "There is no picture to show yet."
        case .viewHidden: "The video is not on screen."
        }
    }
}
