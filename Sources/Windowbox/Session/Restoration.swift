// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// The answer owed to the platform for a restore request.
package enum Restoration: Hashable, Sendable {
    /// Nothing was asked.
    case unasked
    /// The platform has asked nothing; but the app is asked for its screen, since it wants it
    /// back, and the platform is asked to stop when there is what is named.
    case sought(Awaited)
    /// Asked; the answer waits for what is named.
    case asked(Awaited)
    /// Answered, once.
    case answered(Bool)

    /// What an answer, or a stop, still waits for.
    package enum Awaited: Hashable, Sendable {
        /// The app's word; the answer is then what it says, once a view holds the surface.
        case app
        /// A view that holds the surface; the app has said that its screen is back.
        case surface
    }
}
