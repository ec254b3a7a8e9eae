// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// What can be in the overlay: a controller of either kind.
@MainActor
package protocol OverlayClient: AnyObject {
    /// What draws its player.
    var overlayLayer: AVPlayerLayer? { get }
    /// Whether it may start by itself when the app is left.
    var startsOnLeaving: Bool { get }
    /// Whether the app lets it start at all.
    var isAllowed: Bool { get }

    /// Tells its delegate.
    func tell(_ saying: OverlaySaying)

    /// Takes in what its properties say from now on.
    func overlayChanged(isPossible: Bool, isActive: Bool, canStop: Bool)
}

/// What the system says to a client.
package enum OverlaySaying {
    case willStart
    case didStart
    case failedToStart(any Error)
    case restore(OverlayAnswer)
    case willStop
    case didStop
}
