// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// How long the platform and the app are waited for.
public struct TimeLimits: Hashable, Sendable {
    /// How long a start may take until it counts as refused. Systems start within a
    /// second; one that has not by then will not.
    public var start = Duration.seconds(5)
    /// How long a screen may take to go after will-start. If the start has failed by then, and the
    /// screen goes all the same, the app is asked to bring it back. Longer than any animation.
    public var dismissal = Duration.seconds(1)
    /// How long the app has to bring the player's screen back. Long enough for a
    /// network request, short enough for a user who waits.
    public var restoration = Duration.seconds(5)
    /// How long the platform has for going away. It spans a restoration, since some
    /// platforms ask for one on their way out.
    public var stop = Duration.seconds(10)

    /// Makes the default limits.
    public init() {}

    func limit(of deadline: Deadline) -> Duration {
        switch deadline {
        case .start: start
        case .dismissal: dismissal
        case .restoration: restoration
        case .stop: stop
        }
    }
}
