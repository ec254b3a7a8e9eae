// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import Windowbox

@MainActor
struct PersistenceTests {
    @Test func `what is offered is kept for a session only`() {
        let bench = Bench.showing()
        var model: FakeModel? = FakeModel()
        weak let kept = model
        bench.service.persist(model, for: viewA)
        bench.service.start(from: viewA)
        // The screen may go at once.
        model = nil
        bench.service.viewRemoved(viewA)
        bench.says(.willStart, .didStart)
        #expect(bench.service.persisted(FakeModel.self) === kept && kept != nil)
        #expect(kept?.told == ["will start", "did start"])
        bench.says(.willStop)
        #expect(kept?.told.last == "will stop")
        bench.says(.didStop)
        #expect(kept == nil)
        #expect(bench.service.persisted(FakeModel.self) == nil)
    }

    @Test func `without a session nothing is kept`() {
        let bench = Bench.showing()
        var model: FakeModel? = FakeModel()
        weak let kept = model
        bench.service.persist(model, for: viewA)
        model = nil
        #expect(kept == nil)
    }

    @Test(arguments: [Report.didStop, .willStop])
    func `it is released on every way out`(last: Report) {
        let bench = Bench.showing()
        var model: FakeModel? = FakeModel()
        weak let kept = model
        bench.service.persist(model, for: viewA)
        bench.says(.willStart)
        model = nil
        #expect(kept != nil)
        bench.says(last)
        if last == .willStop { bench.says(.didStop) }
        #expect(kept == nil)
    }

    @Test func `it is released when a start is refused`() {
        let bench = Bench.showing()
        var model: FakeModel? = FakeModel()
        weak let kept = model
        bench.service.persist(model, for: viewA)
        bench.service.start(from: viewA)
        model = nil
        bench.says(.failedToStart("busy"))
        #expect(kept == nil)
    }

    @Test(arguments: [Trigger.request, .system])
    func `an object that nobody keeps until the start is missed, whoever starts`(
        trigger: Trigger
    ) async {
        let bench = Bench.showing()
        bench.service.persist(FakeModel(), for: viewA)
        let events = bench.service.events
        if trigger == .request { bench.service.start(from: viewA) }
        bench.says(.willStart)
        let source = Source(surface: surfaceAP, trigger: trigger)
        #expect(await events.first(2) == [.willStart(first, source), .unrestorable(first, source)])
    }

    @Test func `an object that comes late is taken up, and one that is there stays`() {
        let bench = Bench.active()
        let late = FakeModel()
        bench.service.persist(late, for: viewA)
        #expect(bench.service.persisted(FakeModel.self) === late)
        bench.service.persist(FakeModel(), for: viewA)
        bench.service.persist(nil, for: viewA)
        #expect(bench.service.persisted(FakeModel.self) === late)
    }

    @Test func `what is kept is found by its type and by what it stands for`() {
        final class Film: PictureInPicturePersistable {}
        let bench = Bench.active()
        let model = FakeModel()
        bench.service.persist(model, for: viewA)
        #expect(bench.service.persisted(FakeModel.self) { $0 === model } === model)
        #expect(bench.service.persisted(FakeModel.self) { $0 !== model } == nil)
        #expect(bench.service.persisted(Film.self) == nil)
        let found: FakeModel? = bench.service.persisted()
        #expect(found === model)
    }

    @Test func `of two that are kept the latest is found first`() {
        let bench = Bench.showing()
        let (one, other) = (FakeModel(), FakeModel())
        bench.service.playerChanged(playerQ, PlayerFacts(isPlaying: true, hasVideo: true))
        bench.service.viewChanged(viewB, .shown(playerQ))
        bench.service.persist(one, for: viewA)
        bench.service.persist(other, for: viewB)
        bench.says(.willStart, .didStart)
        bench.says(.willStart, about: surfaceBQ)
        #expect(bench.service.persisted(FakeModel.self) === other)
        #expect(bench.service.persisted(FakeModel.self) { $0 === one } === one)
    }

    @Test func `what another player's view offers is not taken up`() {
        let bench = Bench.active()
        bench.service.viewChanged(viewA, .shown(playerQ))
        let other = FakeModel()
        bench.service.persist(other, for: viewA)
        #expect(bench.service.persisted(FakeModel.self) == nil)
    }

    @Test func `a restoration is handed what was kept and where from`() async {
        let bench = Bench.showing()
        let model = FakeModel()
        bench.service.persist(model, for: viewA)
        bench.service.start(from: viewA)
        bench.says(.willStart, .didStart)
        bench.service.viewRemoved(viewA)
        var request: RestorationRequest?
        bench.app.restore = {
            request = $0
            return false
        }
        bench.says(.restoreUserInterface)
        await bench.wait { request != nil }
        #expect(request?.persistable === model)
        #expect(request?.source == sourceAP)
        #expect(request?.session == first)
    }

    @Test func `services, views and apps are not kept by a session`() {
        var bench: Bench? = Bench.active()
        weak let service = bench?.service
        weak let platform = bench?.platform
        weak let app = bench?.app
        bench?.service.close()
        bench?.says(.willStop, .didStop)
        bench = nil
        #expect(service == nil && platform == nil && app == nil)
    }
}
