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
    /// That it gives the overlay to another source, from which a session starts next.
    case replace(by: Source)

    /// Whether a session that already has this wish takes up another one.
    ///
    /// Closing beats bringing a screen back: the last word of the app must not open
    /// a screen that it no longer wants. What comes next may change until it begins.
    func yields(to wish: Wish) -> Bool {
        switch (self, wish) {
        case (.replace, .replace), (.replace, .close): true
        default: wish.weight > weight
        }
    }

    private var weight: Int {
        switch self {
        case .proceed: 0
        case .restore: 1
        case .reopen, .returnToForeground: 2
        case .endOfContent: 3
        case .close: 4
        case .replace: 5
        }
    }

    /// The answer to a restore request, where the wish gives one without the app.
    var answer: Bool? {
        switch self {
        case .proceed, .restore: nil
        // The view is on screen and holds the surface already.
        case .reopen, .returnToForeground: true
        // Nobody wants a screen.
        case .close, .endOfContent, .replace: false
        }
    }
}
