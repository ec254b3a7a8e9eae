// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import Windowbox

/// An overlay that was announced, and does not come up.
@MainActor
struct FailingTests {
    private let busy = Report.failedToStart("busy")

    @Test func `a screen that went for it comes back, and nothing is paused`() async {
        let bench = Bench.showing()
        let model = FakeModel()
        bench.service.persist(model, for: viewA)
        var request: RestorationRequest?
        bench.app.restore = {
            request = $0
            bench.service.viewChanged(viewB, .shown(playerP))
            return true
        }
        bench.says(.willStart)
        bench.hideA()
        bench.says(busy)
        #expect(bench.service.status.isActive)
        await bench.wait { bench.service.status.state == .inactive }
        #expect(request?.failure == .refused("busy"))
        #expect(request?.persistable === model)
        #expect(bench.app.told == ["will start", "restore", "failed: busy"])
        #expect(
            bench.platform.take() == [.move(surfaceAP, .overlay), .move(surfaceAP, .view(viewB))]
        )
    }

    @Test func `a screen that is still going comes back when it is gone`() async {
        let bench = Bench.showing()
        bench.app.restore = { _ in
            bench.service.viewChanged(viewA, .shown(playerP))
            return true
        }
        bench.says(.willStart, busy)
        #expect(bench.app.told == ["will start"])
        bench.hideA()
        await bench.wait { bench.service.status.state == .inactive }
        #expect(bench.app.told == ["will start", "restore", "failed: busy"])
        #expect(!bench.platform.calls.contains(.pause(playerP)))
    }

    @Test func `a screen that stays is not asked for, and all is released at the limit`() async {
        let bench = Bench.showing()
        var model: FakeModel? = FakeModel()
        weak let kept = model
        bench.service.persist(model, for: viewA)
        bench.says(.willStart, busy)
        model = nil
        #expect(bench.platform.take().last == .move(surfaceAP, .view(viewA)))
        await bench.wait { bench.clock.sleepers == 1 }
        bench.clock.advance(by: .milliseconds(999))
        #expect(kept != nil)
        bench.clock.advance(by: .milliseconds(1))
        await bench.wait { bench.service.status.state == .inactive }
        #expect(bench.app.told == ["will start", "failed: busy"])
        #expect(kept == nil)
    }

    @Test func `a screen that the app does not bring back is let go of, and its player paused`()
        async
    {
        let bench = Bench.showing()
        bench.says(.willStart)
        bench.hideA()
        bench.says(busy)
        await bench.wait { bench.service.status.state == .inactive }
        #expect(bench.app.told == ["will start", "restore", "failed: busy"])
        #expect(bench.platform.take().suffix(2) == [.pause(playerP), .discard(surfaceAP)])
    }

    @Test func `whoever asks again need not wait`() {
        let bench = Bench.showing()
        bench.says(.willStart, busy)
        bench.service.start(from: viewA)
        #expect(bench.app.told == ["will start", "failed: busy"])
        #expect(bench.platform.take().suffix(2) == [.move(surfaceAP, .overlay), .start(surfaceAP)])
        bench.says(.willStart, .didStart)
        #expect(bench.service.status.state == .active)
    }

    @Test(arguments: [Report.willStart, .didStart])
    func `what comes up after all begins a session of its own`(report: Report) {
        let bench = Bench.showing()
        bench.says(.willStart, busy)
        let failed = bench.service.status.session
        bench.says(report)
        #expect(bench.service.status.session != failed)
        #expect(bench.service.status.source?.trigger == .system)
        #expect(bench.app.told.prefix(3) == ["will start", "failed: busy", "will start"])
    }

    @Test func `what comes up after all, without a view to begin from, is sent away`() async {
        let bench = Bench.showing()
        bench.app.restore = { _ in
            bench.says(.didStart)
            return false
        }
        bench.says(.willStart)
        bench.hideA()
        bench.says(busy)
        await bench.wait { bench.service.status.state == .inactive }
        #expect(bench.platform.calls.contains(.stop(surfaceAP)))
        #expect(bench.app.told == ["will start", "restore", "failed: busy"])
    }

    @Test func `a start that is announced and given up goes home before it is called off`() async {
        let bench = Bench.showing()
        bench.service.start(from: viewA)
        bench.says(.willStart)
        _ = bench.platform.take()
        await bench.wait { bench.clock.sleepers == 1 }
        bench.clock.advance(by: .seconds(5))
        await bench.wait { bench.platform.calls.contains(.stop(surfaceAP)) }
        #expect(bench.platform.take() == [.move(surfaceAP, .view(viewA)), .stop(surfaceAP)])
        #expect(bench.service.status.isActive)
        await bench.wait { bench.clock.sleepers == 1 }
        bench.clock.advance(by: .seconds(1))
        await bench.wait { bench.service.status.state == .inactive }
        #expect(bench.app.told == ["will start", "failed: \(StartFailure.silent)"])
    }
}
