// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import Windowbox

@MainActor
struct ReentrancyTests {
    @Test func `stop from within will-start waits for the overlay`() {
        let bench = Bench.showing()
        bench.app.onTold = { if $0 == "will start" { bench.service.stop() } }
        bench.service.start(from: viewA)
        bench.says(.willStart)
        #expect(bench.platform.take() == [.move(surfaceAP, .overlay), .start(surfaceAP)])
        bench.says(.didStart)
        #expect(bench.platform.take() == [.move(surfaceAP, .view(viewA)), .stop(surfaceAP)])
    }

    @Test func `the screen may be dismissed from within will-start`() {
        let bench = Bench.showing()
        bench.app.onTold = { if $0 == "will start" { bench.hideA() } }
        bench.service.start(from: viewA)
        bench.says(.willStart, .didStart)
        #expect(bench.service.status.state == .active)
        #expect(bench.platform.take() == [.move(surfaceAP, .overlay), .start(surfaceAP)])
    }

    @Test func `close from within a restoration answers false, once`() async {
        let bench = Bench.active()
        bench.hideA()
        bench.app.restore = { _ in
            bench.service.close()
            return true
        }
        bench.says(.restoreUserInterface)
        await bench.wait { bench.app.told.last == "restore" && bench.platform.calls.count > 1 }
        bench.says(.willStop, .didStop)
        #expect(
            bench.platform.take() == [
                .bringForward(surfaceAP), .finish(surfaceAP, false), .pause(playerP),
                .discard(surfaceAP),
            ]
        )
        #expect(bench.app.told.last == "did stop: stopped")
    }

    @Test func `start from within did-stop begins a new session`() {
        let bench = Bench.active()
        bench.app.onTold = { if $0.hasPrefix("did stop") { bench.service.start(from: viewA) } }
        bench.says(.willStop, .didStop)
        #expect(bench.service.status.state == .starting)
        #expect(bench.service.status.session == second)
        #expect(
            bench.platform.take() == [
                .move(surfaceAP, .view(viewA)), .pause(playerP), .move(surfaceAP, .overlay),
                .start(surfaceAP),
            ]
        )
    }

    @Test func `a platform may report from within a call`() {
        let bench = Bench.showing()
        bench.platform.onStart = { bench.says(.willStart, .didStart, about: $0) }
        bench.service.start(from: viewA)
        #expect(bench.service.status.state == .active)
        #expect(bench.app.told == ["will start", "did start"])
    }
}
