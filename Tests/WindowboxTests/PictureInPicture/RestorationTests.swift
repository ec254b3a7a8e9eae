// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import Windowbox

/// Who brings a player's screen back.
@MainActor
struct RestorationTests {
    @Test func `a handler is asked in place of the delegate`() async {
        let bench = Bench.active()
        bench.service.viewRemoved(viewA)
        bench.service.restorationHandler = { request in
            bench.service.viewChanged(viewB, .shown(request.source.player))
            return true
        }
        bench.says(.restoreUserInterface)
        await bench.wait { bench.platform.calls.contains(.finish(surfaceAP, true)) }
        #expect(!bench.app.told.contains("restore"))
        bench.says(.willStop, .didStop)
        #expect(bench.service.status.lastEnding == .restored)
        #expect(bench.app.told.last == "did stop: restored")
    }

    @Test func `the delegate is asked when there is no handler any more`() async {
        let bench = Bench.active()
        bench.service.viewRemoved(viewA)
        bench.service.restorationHandler = { _ in true }
        bench.service.restorationHandler = nil
        bench.says(.restoreUserInterface)
        await bench.wait { bench.app.told.last == "restore" }
    }

    @Test func `a handler keeps what it captures until it is taken away`() {
        let bench = Bench()
        var model: FakeModel? = FakeModel()
        weak let kept = model
        bench.service.restorationHandler = { [model] _ in model != nil }
        model = nil
        #expect(kept != nil)
        bench.service.restorationHandler = nil
        #expect(kept == nil)
    }

    enum Help: CaseIterable {
        case none
        case delegate
        case handler
        case persistable
    }

    @Test(arguments: Help.allCases)
    func `an app that starts what it cannot bring back is told so, once`(help: Help) async {
        let bench = Bench.showing()
        let model = FakeModel()
        bench.service.delegate = nil
        switch help {
        case .none: break
        case .delegate: bench.service.delegate = bench.app
        case .handler: bench.service.restorationHandler = { _ in false }
        case .persistable: bench.service.persist(model, for: viewA)
        }
        let events = bench.service.events
        bench.service.start(from: viewA)
        bench.says(.willStart, .didStart)
        let wanted: [PictureInPicture.Event] =
            help == .none
            ? [.willStart(first, sourceAP), .unrestorable(first, sourceAP)]
            : [.willStart(first, sourceAP), .didStart(first, sourceAP)]
        #expect(await events.first(2) == wanted)
    }

    @Test func `what the platform starts by itself need not be brought back`() async {
        let bench = Bench.showing()
        bench.service.delegate = nil
        let events = bench.service.events
        bench.says(.willStart, .didStart)
        let source = Source(surface: surfaceAP, trigger: .system)
        #expect(await events.first(2) == [.willStart(first, source), .didStart(first, source)])
    }
}
