// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Observation
import Testing
import Windowbox

@MainActor
struct StatusTests {
    @Test func `a session goes through its states, and the app is told after each change`() {
        let bench = Bench.showing()
        var seen: [PictureInPicture.State] = []
        bench.app.onTold = { _ in seen.append(bench.service.status.state) }
        #expect(bench.service.status.state == .inactive)
        #expect(bench.service.status.armed?.source == sourceAP)

        bench.service.start(from: viewA)
        #expect(bench.service.status.state == .starting)
        #expect(bench.service.status.isActive == false)
        #expect(bench.platform.take() == [.move(surfaceAP, .overlay), .start(surfaceAP)])

        bench.says(.willStart)
        #expect(bench.service.status.isActive)
        bench.says(.didStart)
        #expect(bench.service.status.state == .active)
        bench.says(.willStop)
        #expect(bench.service.status.state == .stopping)
        #expect(bench.service.status.isActive == false)
        bench.says(.didStop)
        #expect(bench.service.status.state == .inactive)
        #expect(bench.service.status.session == nil)
        #expect(bench.service.status.lastEnding == .closed)
        #expect(bench.app.told == ["will start", "did start", "will stop", "did stop: closed"])
        #expect(seen == [.starting, .active, .stopping, .inactive])
    }

    @Test func `who watches the status is woken for changes only`() {
        let bench = Bench.active()
        let woken = Counter()
        withObservationTracking {
            _ = bench.service.status
        } onChange: {
            // Proof: the status is the main actor's, and this is called where it changes.
            MainActor.assumeIsolated { woken.count() }
        }
        bench.service.start(from: viewA)
        bench.service.viewInteracted(viewA)
        #expect(woken.value == 0)
        bench.says(.willStop)
        #expect(woken.value == 1)
    }

    @Test func `who watches for a refusal is woken when the platform or a player changes`() {
        let bench = Bench.showing()
        let woken = Counter()
        func watch() {
            withObservationTracking {
                _ = bench.service.refusal(for: viewA)
                _ = bench.service.capabilities
            } onChange: {
                // Proof: as above.
                MainActor.assumeIsolated { woken.count() }
            }
        }
        watch()
        bench.platform.obstacle = "There is no display."
        bench.service.platformChanged()
        #expect(woken.value == 1)
        watch()
        bench.platform.obstacle = nil
        bench.service.platformChanged()
        #expect(woken.value == 2)
        watch()
        bench.service.playerChanged(playerP, PlayerFacts(hasVideo: false))
        #expect(woken.value == 3)
    }

    @Test func `who asked for a refusal is not woken by what is known already`() {
        let bench = Bench.showing()
        let woken = Counter()
        withObservationTracking {
            _ = bench.service.refusal(for: viewA)
        } onChange: {
            // Proof: as above.
            MainActor.assumeIsolated { woken.count() }
        }
        bench.service.viewChanged(viewA, .shown(playerP))
        bench.service.playerChanged(playerP, PlayerFacts(isPlaying: true, hasVideo: true))
        #expect(woken.value == 0)
        bench.service.playerChanged(playerP, PlayerFacts(hasVideo: true))
        #expect(woken.value == 1)
    }

    @Test func `events come in order to each listener`() async {
        let bench = Bench.showing()
        let one = bench.service.events
        let other = bench.service.events
        bench.service.start(from: viewA)
        bench.says(.willStart, .didStart, .willStop, .didStop, .willStop)
        let wanted: [PictureInPicture.Event] = [
            .willStart(first, sourceAP), .didStart(first, sourceAP), .willStop(first, sourceAP),
            .didStop(first, sourceAP, .closed), .orphan(surfaceAP, .willStop),
        ]
        #expect(await one.first(5) == wanted)
        #expect(await other.first(5) == wanted)
    }

    @Test func `a listener's sequence ends with the service`() async {
        var bench: Bench? = Bench.showing()
        let events = bench?.service.events
        weak let service = bench?.service
        bench = nil
        #expect(service == nil)
        var count = 0
        if let events { for await _ in events { count += 1 } }
        #expect(count == 0)
    }

    @Test func `services do not know of each other`() {
        let one = Bench.active()
        let other = Bench.showing()
        other.service.close()
        #expect(one.service.status.state == .active)
        #expect(other.service.status.state == .inactive)
        #expect(one.platform.take().isEmpty && other.platform.take().isEmpty)
    }
}
