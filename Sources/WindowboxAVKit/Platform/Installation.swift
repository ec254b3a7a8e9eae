// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#if !os(macOS)
import Windowbox

/// The app's service and the platform beneath it.
@MainActor
struct Installation {
    /// What apps and views use. Tests put another in its place.
    static var shared = Installation()

    let platform: AVKitPlatform
    let service: PictureInPicture
    let clock: any Clock<Duration>

    init(limits: TimeLimits = TimeLimits(), clock: any Clock<Duration> = ContinuousClock()) {
        self.clock = clock
        platform = AVKitPlatform(clock: clock)
        service = PictureInPicture(platform: platform, limits: limits, clock: clock)
        platform.service = service
    }
}
#endif
