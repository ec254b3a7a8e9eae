// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import Windowbox

@MainActor
struct TimeLimitsTests {
    @Test func `a start that nobody answers has failed`() async {
        let bench = Bench.showing()
        bench.service.start(from: viewA)
        await bench.wait { bench.clock.sleepers == 1 }
        bench.clock.advance(by: .seconds(5))
        await bench.wait { bench.service.status.state == .inactive }
        #expect(bench.service.status.lastEnding == .failed(.silent))
        #expect(bench.app.told == ["failed: \(StartFailure.silent)"])
        #expect(
            bench.platform.take().suffix(2) == [.move(surfaceAP, .view(viewA)), .stop(surfaceAP)]
        )
        bench.service.start(from: viewA)
        #expect(bench.service.status.state == .starting)
    }

    @Test func `a start that is answered in time has no limit left`() async {
        let bench = Bench.showing()
        bench.service.start(from: viewA)
        await bench.wait { bench.clock.sleepers == 1 }
        bench.says(.willStart, .didStart)
        await bench.wait { bench.clock.sleepers == 0 }
        bench.clock.advance(by: .seconds(60))
        #expect(bench.service.status.state == .active)
    }

    @Test func `a limit that is cancelled as it passes does not count`() async {
        let bench = Bench.active()
        bench.service.close()
        bench.says(.willStop)
        // One sleeps for the stop; it is woken, and a new limit set before it can say so.
        await bench.wait { bench.clock.sleepers == 1 }
        bench.clock.advance(by: .seconds(10))
        bench.says(.restoreUserInterface)
        await bench.wait { bench.clock.sleepers == 1 }
        #expect(bench.service.status.state == .stopping)
    }

    @Test func `a restoration that the app never ends is answered false at the limit`() async {
        let bench = Bench.active()
        bench.hideA()
        var wasCancelled = false
        bench.app.restore = { _ in
            await withCheckedContinuation { (forEver: CheckedContinuation<Void, Never>) in
                Task { @MainActor in
                    while !Task.isCancelled && bench.service.status.state != .stopping {
                        await Task.yield()
                    }
                    forEver.resume()
                }
            }
            wasCancelled = Task.isCancelled
            return true
        }
        bench.says(.restoreUserInterface)
        await bench.wait { bench.app.told.last == "restore" && bench.clock.sleepers == 1 }
        bench.clock.advance(by: .seconds(5))
        await bench.wait { bench.platform.calls.contains(.finish(surfaceAP, false)) }
        bench.says(.willStop)
        await bench.wait { wasCancelled }
        bench.says(.didStop)
        #expect(bench.app.told.last == "did stop: stopped")
        let answers = bench.platform.calls.filter { if case .finish = $0 { true } else { false } }
        #expect(answers == [.finish(surfaceAP, false)])
    }

    @Test func `a platform that never stops is given up`() async {
        let bench = Bench.active()
        bench.service.close()
        await bench.wait { bench.clock.sleepers == 1 }
        bench.clock.advance(by: .seconds(10))
        await bench.wait { bench.service.status.state == .inactive }
        #expect(bench.app.told.suffix(2) == ["will stop", "did stop: stopped"])
    }

    @Test func `the answer waits for the view that gets the surface`() async {
        let bench = Bench.active()
        bench.service.viewRemoved(viewA)
        bench.app.restore = { _ in true }
        bench.says(.restoreUserInterface)
        await bench.wait { bench.app.told.last == "restore" }
        for _ in 0..<20 { await Task.yield() }
        #expect(bench.platform.take() == [.bringForward(surfaceAP)])
        bench.service.viewChanged(viewB, .shown(playerP))
        #expect(
            bench.platform.take() == [.move(surfaceAP, .view(viewB)), .finish(surfaceAP, true)]
        )
        bench.says(.willStop, .didStop)
        #expect(bench.service.status.lastEnding == .restored)
    }
}
