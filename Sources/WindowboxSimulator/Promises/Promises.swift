// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

/// What has to be remembered to tell whether the promises are kept.
struct Promises {
    /// What the app was told last of each session that is not over.
    var chapters: [Source: Chapter] = [:]
    var endings: [Ending] = []
    /// How often the app was asked for a screen.
    var orders = 0
    /// For which sessions it was.
    var asked: Set<SessionNumber> = []
    /// Since when a session has been where it is.
    var standing: (state: PictureInPicture.State, since: Duration) = (.inactive, .zero)

    /// What the app is told of a session, in order.
    enum Chapter: Hashable {
        case willStart
        case didStart
        case willStop
        case over(Ending)
    }
}

extension Promises.Chapter {
    /// Whether it may come after another one; nil for nothing yet.
    func follows(_ before: Promises.Chapter?) -> Bool {
        switch (before, self) {
        case (nil, .willStart), (nil, .over(.failed)): true
        case (.willStart, .didStart), (.willStart, .willStop), (.willStart, .over(.failed)): true
        case (.didStart, .willStop): true
        case (.willStop, .over): true
        default: false
        }
    }
}
