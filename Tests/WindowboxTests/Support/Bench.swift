// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import Windowbox

/// A service over a fake platform, with an app and a clock of its own.
@MainActor
struct Bench {
    let platform = FakePlatform()
    let app = FakeApp()
    let clock = ManualClock()
    let service: PictureInPicture

    init() {
        service = PictureInPicture(platform: platform, clock: clock)
        service.delegate = app
    }

    /// View A shows P, which plays.
    static func showing() -> Bench {
        let bench = Bench()
        bench.service.playerChanged(playerP, PlayerFacts(isPlaying: true, hasVideo: true))
        bench.service.viewChanged(viewA, .shown(playerP))
        _ = bench.platform.take()
        return bench
    }

    /// P is in Picture in Picture from A.
    static func active() -> Bench {
        let bench = showing()
        bench.service.start(from: viewA)
        bench.says(.willStart, .didStart)
        _ = bench.platform.take()
        return bench
    }

    func says(_ reports: Report..., about surface: SurfaceID = surfaceAP) {
        for report in reports { service.report(report, about: surface) }
    }

    func hideA() {
        var facts = VideoViewFacts.shown(playerP)
        facts.visibility = .hidden
        service.viewChanged(viewA, facts)
    }

    /// Lets everything run that can, until something is so.
    func wait(
        _ fact: () -> Bool,
        at location: SourceLocation = #_sourceLocation
    ) async {
        let limit = ContinuousClock.now + .seconds(10)
        while !fact() {
            guard ContinuousClock.now < limit else {
                Issue.record("it never came to be so", sourceLocation: location)
                return
            }
            await Task.yield()
        }
    }
}

extension AsyncStream where Element: Sendable {
    /// The next so many, or what has come of them in time.
    func first(_ count: Int) async -> [Element] {
        let reading = Task {
            var elements: [Element] = []
            for await element in self {
                elements.append(element)
                if elements.count == count { break }
            }
            return elements
        }
        let limit = Task {
            try await Task.sleep(for: .seconds(10))
            reading.cancel()
        }
        defer { limit.cancel() }
        return await reading.value
    }
}
