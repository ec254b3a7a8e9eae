// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import Windowbox

@MainActor
struct RequestsTests {
    @Test func `refused starts change nothing and say why`() async {
        let bench = Bench()
        let events = bench.service.events
        bench.service.start()
        bench.service.start(from: viewA)
        bench.service.viewChanged(viewA, .shown(nil))
        bench.service.start(from: viewA)
        bench.service.viewChanged(viewA, .shown(playerP))
        bench.service.start(from: viewA)
        bench.service.playerChanged(playerP, PlayerFacts(hasVideo: true))
        bench.hideA()
        bench.service.start(from: viewA)
        bench.platform.obstacle = "There is no display."
        bench.service.start(from: viewA)
        let wanted: [Refusal] = [
            .noSupportingView, .noSupportingView, .noPlayer, .noVideo, .viewHidden,
            .unsupported("There is no display."),
        ]
        #expect(await events.first(6) == wanted.map { .refused($0) })
        #expect(bench.service.refusal(for: viewA)?.description == "There is no display.")
        #expect(bench.service.status.state == .inactive)
        #expect(!bench.platform.take().contains { if case .start = $0 { true } else { false } })
    }

    @Test(
        arguments: [
            ([], .noSupportingView),
            ([.showPlainly(playerP, in: viewA)], .noSupportingView),
            ([.hide(viewA, playerP)], .noSupportingView),
            ([.hide(viewA, playerP), .playerChanged(playerP, pictured)], .noSupportingView),
            ([.viewChanged(viewA, .shown(nil))], .noPlayer),
            ([.show(playerP, in: viewA)], .noVideo),
            ([.viewChanged(viewA, .shown(nil)), .show(playerP, in: viewB)], .noVideo),
            ([.show(playerP, in: viewA), .playerChanged(playerP, pictured)], nil),
        ] as [([Stage.Event], Refusal?)]
    )
    func `without a view, what is missing is said of the one that lacks least`(
        facts: [Stage.Event],
        wanted: Refusal?
    ) {
        var machines = Machines()
        for fact in facts { _ = machines.handle(.staged(fact)) }
        #expect(machines.refusal(of: nil) == wanted)
    }

    @Test func `what the platform cannot do for a surface is refused, asked for or armed`() async {
        let bench = Bench.showing()
        let events = bench.service.events
        bench.platform.obstacles[surfaceAP] = "It plays on a television."
        bench.service.start(from: viewA)
        bench.service.start()
        let refusal = Refusal.impossible("It plays on a television.")
        #expect(await events.first(2) == [.refused(refusal), .refused(refusal)])
        #expect(refusal.description == "It plays on a television.")
        #expect(bench.service.status.state == .inactive)
        bench.platform.obstacles = [:]
        bench.service.start()
        #expect(bench.platform.take() == [.move(surfaceAP, .overlay), .start(surfaceAP)])
    }

    @Test func `starting twice starts once`() {
        let bench = Bench.showing()
        bench.service.start(from: viewA)
        bench.service.start(from: viewA)
        bench.service.start()
        #expect(bench.platform.take() == [.move(surfaceAP, .overlay), .start(surfaceAP)])
    }

    @Test func `toggling starts, and toggling again stops`() {
        let bench = Bench.showing()
        bench.service.toggle()
        bench.says(.willStart, .didStart)
        #expect(bench.service.status.state == .active)
        _ = bench.platform.take()
        bench.service.toggle()
        #expect(bench.platform.take() == [.move(surfaceAP, .view(viewA)), .stop(surfaceAP)])
        bench.says(.restoreUserInterface, .willStop, .didStop)
        #expect(bench.service.status.lastEnding == .restored)
        #expect(bench.platform.take() == [.finish(surfaceAP, true)])
    }

    @Test func `toggling from another view puts that one into the overlay`() {
        let bench = Bench.active()
        bench.service.playerChanged(playerQ, PlayerFacts(isPlaying: true, hasVideo: true))
        bench.service.viewChanged(viewB, .shown(playerQ))
        _ = bench.platform.take()
        bench.service.toggle(from: viewB)
        #expect(bench.platform.take() == [.move(surfaceAP, .view(viewA)), .stop(surfaceAP)])
        bench.says(.willStop, .didStop)
        #expect(bench.app.told.last == "did stop: replaced")
        #expect(bench.platform.take() == [.move(surfaceBQ, .overlay), .start(surfaceBQ)])
    }

    @Test func `with a view on screen, stop plays on inline and close does too`() {
        for close in [false, true] {
            let bench = Bench.active()
            if close { bench.service.close() } else { bench.service.stop() }
            #expect(bench.platform.take() == [.move(surfaceAP, .view(viewA)), .stop(surfaceAP)])
            bench.says(.willStop, .didStop)
            #expect(bench.platform.take() == [])
            #expect(bench.service.status.lastEnding == (close ? .stopped : .restored))
        }
    }

    @Test func `with no view on screen, close pauses and asks nobody`() {
        let bench = Bench.active()
        bench.hideA()
        bench.service.close()
        bench.says(.restoreUserInterface, .willStop, .didStop)
        #expect(
            bench.platform.take() == [
                .stop(surfaceAP), .pause(playerP), .finish(surfaceAP, false), .discard(surfaceAP),
            ]
        )
        #expect(bench.app.told == ["will start", "did start", "will stop", "did stop: stopped"])
    }

    @Test func `with neither view nor delegate, a restoration is declined at once`() {
        let bench = Bench.active()
        bench.hideA()
        bench.service.delegate = nil
        bench.service.stop()
        bench.says(.restoreUserInterface)
        #expect(
            bench.platform.take() == [
                .bringForward(surfaceAP), .stop(surfaceAP), .finish(surfaceAP, false),
            ]
        )
        bench.says(.willStop, .didStop)
        #expect(bench.service.status.lastEnding == .stopped)
        #expect(bench.platform.take() == [.pause(playerP), .discard(surfaceAP)])
    }
}

private let pictured = PlayerFacts(content: .video)
