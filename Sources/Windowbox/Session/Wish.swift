// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// What the app or the user wants to become of a running session.
package enum Wish: Hashable, Sendable {
    /// That it goes on.
    case proceed
    /// That it ends and the player's screen comes back.
    case restore
    /// That it ends since a view that shows the player has been opened.
    case reopen
    /// That it ends since the app is back with the player's view on screen.
    case returnToForeground
    /// That it ends since the content has come to its end.
    case endOfContent
    /// That it ends without any screen coming back.
    case close
    /// That it ends since the player is gone.
    case abandon
    /// That it gives the overlay to another source, from which a session starts next.
    case replace(by: Source)
    /// That it ends since the platform has put another source into the overlay by itself; nil
    /// for one of another app.
    case overtaken(by: Source?)

    /// Whether a session that already has this wish takes up another one.
    ///
    /// Closing beats bringing a screen back: the last word of the app must not open
    /// a screen that it no longer wants. What comes next may change until it begins.
    func yields(to wish: Wish) -> Bool {
        switch (self, wish) {
        case (.replace, .replace), (.replace, .close): true
        // What was to come next has come by itself; it must not come twice.
        case (.replace(let next), .overtaken(let rival)): next.view == rival?.view
        default: wish.weight > weight
        }
    }

    private var weight: Int {
        switch self {
        case .proceed: 0
        case .restore: 1
        case .overtaken: 2
        case .reopen, .returnToForeground: 3
        case .endOfContent: 4
        case .close, .abandon: 5
        case .replace: 6
        }
    }

    /// Whether something else takes the overlay from it.
    var givesOverlayAway: Bool {
        switch self {
        case .replace, .overtaken: true
        case .proceed, .restore, .reopen, .returnToForeground, .endOfContent, .close, .abandon:
            false
        }
    }

    /// What a session starts from when this one is over; nil for none.
    var successor: Source? {
        switch self {
        case .replace(let next): next
        case .proceed, .restore, .reopen, .returnToForeground, .endOfContent, .close, .abandon,
            .overtaken:
            nil
        }
    }
}
