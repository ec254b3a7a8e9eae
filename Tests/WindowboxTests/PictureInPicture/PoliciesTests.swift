// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Observation
import Testing
import Windowbox

@MainActor
struct PoliciesTests {
    @Test func `they are what most users expect until the app says otherwise`() {
        let policies = Bench().service.policies
        #expect(policies.onLeaving == .startWhilePlaying)
        #expect(policies.onReturn == .stop)
        #expect(policies.onClose == .pause)
        #expect(policies.onEndOfContent == .stop)
        #expect(policies.onViewWithoutSupport == .takeOver)
        #expect(policies.onFullScreen == .present)
        #expect(policies.audiblePlayers == .one)
    }

    @Test func `what is set counts at once, for the platform and for what runs`() {
        let bench = Bench.showing()
        #expect(bench.service.status.armed?.start == .onLeaving)
        bench.service.policies.onLeaving = .stay
        #expect(bench.service.policies.onLeaving == .stay)
        #expect(bench.service.status.armed?.start == .never)
        #expect(
            bench.platform.calls == [
                .arm(ArmedSurface(source: sourceAP, reason: .only, start: .never))
            ]
        )
        bench.service.start(from: viewA)
        bench.says(.willStart, .didStart)
        bench.service.policies.onReturn = .keep
        bench.service.sceneChanged(window, .background)
        bench.service.sceneChanged(window, .foreground)
        #expect(bench.service.status.state == .active)
    }

    @Test func `set from within a callback, it can be read there and counts afterwards`() {
        let bench = Bench.showing()
        var read: Policies.OnClose?
        bench.app.onTold = {
            guard $0 == "will start" else { return }
            bench.service.policies.onClose = .playOn
            read = bench.service.policies.onClose
        }
        bench.service.start(from: viewA)
        bench.says(.willStart, .didStart)
        #expect(read == .playOn)
        _ = bench.platform.take()
        bench.says(.willStop, .didStop)
        #expect(bench.platform.take() == [.move(surfaceAP, .view(viewA))])
    }

    @Test func `who watches them is woken`() {
        let bench = Bench()
        let woken = Counter()
        withObservationTracking {
            _ = bench.service.policies
        } onChange: {
            // Proof: the policies are the main actor's, and this is called where they change.
            MainActor.assumeIsolated { woken.count() }
        }
        bench.service.policies.onReturn = .keep
        #expect(woken.value == 1)
    }

    @Test(arguments: [
        (Policies.OnFullScreen.present, Trigger.request, Presentation.fullScreen),
        (.present, .system, .fullScreen), (.presentIfStartedBySystem, .request, .inline),
        (.presentIfStartedBySystem, .system, .fullScreen), (.leave, .request, .inline),
        (.leave, .system, .inline),
    ])
    func `full screen comes back as the policies want it`(
        policy: Policies.OnFullScreen,
        trigger: Trigger,
        presentation: Presentation
    ) async {
        let bench = Bench.showing()
        var facts = VideoViewFacts.shown(playerP)
        facts.presentation = .fullScreen
        bench.service.viewChanged(viewA, facts)
        bench.service.policies.onFullScreen = policy
        if trigger == .request { bench.service.start(from: viewA) }
        bench.says(.willStart, .didStart)
        bench.service.viewRemoved(viewA)
        var request: RestorationRequest?
        bench.app.restore = {
            request = $0
            return false
        }
        bench.says(.restoreUserInterface)
        await bench.wait { request != nil }
        #expect(request?.source.presentation == .fullScreen)
        #expect(request?.presentation == presentation)
    }
}
