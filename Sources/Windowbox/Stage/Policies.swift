// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// What Picture in Picture does where apps and their users disagree.
///
/// Each property is one question; its default is what most of them expect. An answer counts
/// from when it is set, for a session that runs, too: it is looked up when the question arises.
public struct Policies: Hashable, Sendable {
    /// What happens when the user leaves the app, for views that may start by themselves.
    public var onLeaving = OnLeaving.startWhilePlaying
    /// What happens when the user comes back to the app, with the player's view on screen.
    /// With no such view, the video stays in the overlay in any case.
    public var onReturn = OnReturn.stop
    /// What happens to a player whose overlay the user closes, with its view on screen. With
    /// no such view it is paused in any case, since nobody could stop it.
    public var onClose = OnClose.pause
    /// What happens when the content in the overlay comes to its end, with nothing to follow.
    public var onEndOfContent = OnEndOfContent.stop
    /// What a view without support for Picture in Picture does that is opened for the player
    /// in the overlay. One with support takes the video over in any case.
    public var onViewWithoutSupport = OnViewWithoutSupport.takeOver
    /// How a player's screen is presented that comes back from the overlay, where Picture in
    /// Picture began in full screen.
    public var onFullScreen = OnFullScreen.present
    /// How many players are heard while one of them is in the overlay.
    public var audiblePlayers = AudiblePlayers.one

    /// Makes the default policies.
    public init() {}

    /// What happens when the user leaves the app.
    public enum OnLeaving: Hashable, Sendable, CaseIterable {
        /// What plays starts; what is paused stays where it is.
        case startWhilePlaying
        /// It starts, paused or not, where the platform can start what is paused.
        case start
        /// Nothing starts by itself, though it can be asked for.
        case stay
    }

    /// What happens when the user comes back to the app.
    public enum OnReturn: Hashable, Sendable, CaseIterable {
        /// It ends, and goes on in the view.
        case stop
        /// It ends if the platform began it, as it does when the app is left; what the app
        /// began by itself stays.
        case stopIfStartedBySystem
        /// It stays in the overlay.
        case keep
    }

    /// What happens to a player whose overlay the user closes.
    public enum OnClose: Hashable, Sendable, CaseIterable {
        /// It is paused.
        case pause
        /// It plays on in its view, be it that nobody sees that now.
        case playOn
    }

    /// What happens when the content in the overlay comes to its end.
    public enum OnEndOfContent: Hashable, Sendable, CaseIterable {
        /// The overlay goes.
        case stop
        /// The overlay stays, so that the user can play the content again.
        case keep
    }

    /// What a view does that does not support Picture in Picture.
    public enum OnViewWithoutSupport: Hashable, Sendable, CaseIterable {
        /// It takes the video over, and Picture in Picture ends, without a pause.
        case takeOver
        /// It leaves the video in the overlay, and shows a placeholder until that ends.
        case leave
    }

    /// How a screen comes back for which Picture in Picture began in full screen.
    public enum OnFullScreen: Hashable, Sendable, CaseIterable {
        /// In full screen.
        case present
        /// In full screen if the platform began it, as it does when the app is left.
        case presentIfStartedBySystem
        /// Inline.
        case leave
    }

    /// How many players are heard at a time.
    public enum AudiblePlayers: Hashable, Sendable, CaseIterable {
        /// The one that began last: what begins to be heard beside the overlay pauses the
        /// player in it, which stays there; and the other way round. Muted players are not
        /// heard, and pause nobody.
        case one
        /// As many as play.
        case all
    }
}
