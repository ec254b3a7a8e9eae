// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import Windowbox
import WindowboxSimulator

@MainActor
struct SystemStories {
    @Test
    func `V01 an app can dismiss a system view when the overlay is up, and tell the kind before`()
        async
    {
        await story { s in
            s.app = SimulatedApp(in: s.simulation, kind: .systemVideo)
            await s.start("X", dismissal: .atDidStart)
            s.expect(s.app.sources.map(\.kind), [.systemVideo])
            s.expect(s.system.overlayPlayer?.pauses, [])
            let dismissal = s.simulation.transcript.firstIndex { $0.what.hasPrefix("dismisses") }
            let didStart = s.simulation.transcript.firstIndex {
                $0.what.hasSuffix("did start, screen 1/X")
            }
            s.expect((didStart ?? .max) < (dismissal ?? .min))
        }
    }

    @Test func `Y01 media controls are for what is in the overlay, in the background, too`() async {
        await story { s in
            s.app.habits.dismissal = .atDidStart
            s.app.open("X")
            s.user.leaveApp()
            await s.run()
            s.expect(s.overlay, "X")
            s.expect(s.app.screen == nil)
            s.expect(s.pictureInPicture.status.nowPlaying, s.system.overlayPlayer?.id)
            s.user.playOrPauseInOverlay()
            s.expect(s.pictureInPicture.status.nowPlaying, s.system.overlayPlayer?.id)
        }
    }

    @Test func `Y02 the display is to stay awake while video that plays is seen`() async {
        await story { s in
            let p = s.player("P")
            let a = s.view("A", p)
            @MainActor func isAwake(_ wanted: Bool, _ location: SourceLocation = #_sourceLocation) {
                s.expect(s.pictureInPicture.status.keepsDisplayAwake, wanted, at: location)
            }
            isAwake(true)
            s.user.leaveApp()
            await s.run()
            isAwake(true)
            s.user.playOrPauseInOverlay()
            isAwake(false)
            s.user.playOrPauseInOverlay()
            isAwake(true)
            s.user.closeOverlay()
            await s.run()
            isAwake(false)
            // Heard in the background, it is not seen.
            p.play()
            isAwake(false)
            s.user.returnToApp()
            isAwake(true)
            a.isOnScreen = false
            isAwake(false)
        }
    }

    @Test(arguments: [
        (VideoViewKind.video, Presentation.inline, "willStart"),
        (.video, .fullScreen, "willStart"),
        (.systemVideo, .inline, "didStart"),
        (.systemVideo, .fullScreen, "willStart"),
    ])
    func `V01 the app is told once when its screen may go, which depends on the view`(
        kind: VideoViewKind,
        presentation: Presentation,
        usual: String
    ) async {
        await story(under: .unhurried) { s in
            let isLate = s.pictureInPicture.capabilities.dismissal == .atDidStart
            let moment = isLate ? "didStart" : usual
            s.app = SimulatedApp(in: s.simulation, kind: kind)
            s.app.habits.dismissal = .whenTold
            await s.start(s.app.open("X", presentation: presentation))
            s.expect(s.app.orders, [.dismiss])
            let reports = s.simulation.transcript.prefix { !$0.what.hasPrefix("dismisses") }
                .filter { $0.what.hasPrefix("says") }.map(\.what)
            s.expect(reports.last, "says \(moment), screen 1/X")
            s.user.restoreFromOverlay()
            await s.run()
            s.expect(s.app.orders, [.dismiss, .present("X")])
        }
    }

    @Test func `Y03 whether it is possible follows the system, and says why not`() async {
        await story { s in
            let a = s.view("A", s.player("P"))
            s.system.obstacle = "The audio session does not play in the background."
            let refusal = s.pictureInPicture.refusal(for: a.id)
            s.expect(refusal?.description, "The audio session does not play in the background.")
            s.user.pressButton(of: a)
            s.expect(s.state, .inactive)
            s.system.obstacle = nil
            s.expect(s.pictureInPicture.refusal(for: a.id), nil)
        }
    }

    @Test(arguments: SwapOrder.allCases)
    func `TV1 swapping restores the one and starts the other, both playing on`(
        order: SwapOrder
    ) async {
        await story { s in
            let app = TelevisionApp(in: s.simulation)
            s.user.pressSystemControl(of: app.open("Q"))
            await s.run()
            s.expect(s.overlay, "Q")
            s.system.swap(with: app.open("P"), order)
            await s.run()
            s.expectSwapped(app)
        }
    }

    @Test(arguments: SwapOrder.allCases)
    func `an app that takes one screen away for the other loses a video in some orders`(
        order: SwapOrder
    ) async {
        let s = Story(SystemParameters())
        let app = TelevisionApp(in: s.simulation, .makesRoom)
        s.user.pressSystemControl(of: app.open("Q"))
        await s.run()
        s.system.swap(with: app.open("P"), order)
        await s.run()
        let isLost = [.restoreFirst, .startAfterStop].contains(order)
        s.expect(s.overlay, isLost ? nil : "P")
        s.expect(app.screens.map(\.view.picture), [.video])
    }

    @Test(arguments: [
        ("is not in full screen", Presentation.inline, true, nil),
        ("shows nothing that could be swapped", .fullScreen, false, nil),
        ("shows nothing that could be swapped", .fullScreen, true, "Not now."),
    ])
    func `what no television swaps is a violation`(
        words: String,
        presentation: Presentation,
        pip: Bool,
        obstacle: String?
    ) async {
        let s = Story(SystemParameters())
        await s.start(s.view("A", s.player("P")))
        let b = s.view("B", s.player("Q"), pip: pip, presentation: presentation)
        s.system.setObstacle(obstacle, to: b)
        s.system.swap(with: b)
        await s.run()
        s.expect(s.overlay, "P")
        s.expect(s.endings, [])
        s.expect(s.simulation.violations.count, 1)
        s.expect(s.simulation.violations.first?.contains(words), true)
    }

    @Test func `TV2 opening what is in the overlay starts no second playback`() async {
        await story { s in
            await s.start("X")
            s.app.open("X", presentation: .fullScreen)
            await s.run()
            s.expect(s.simulation.outcome.playing, ["X"])
            s.expect(s.app.model?.player.loads, ["X"])
            s.expect(s.endings, [.restored])
        }
    }

    @Test(arguments: interleavings)
    func `TV4 a swap comes to the same however the reports are mixed`(turns: [Bool]) async {
        await story(under: [SystemParameters()]) { s in
            let app = TelevisionApp(in: s.simulation)
            s.user.pressSystemControl(of: app.open("Q"))
            await s.run()
            let q = s.pictureInPicture.status.source?.surface
            let full = app.open("P")
            let p = app.screens.last?.model.player.id
            var old: [Report] = [.restoreUserInterface, .willStop, .didStop]
            var new: [Report] = [.willStart, .didStart]
            for isOld in turns {
                if isOld, let q {
                    s.system.report(old.removeFirst(), about: q)
                } else if let p {
                    s.system.report(
                        new.removeFirst(),
                        about: SurfaceID(view: full.id, player: p)
                    )
                }
                await s.simulation.settle()
            }
            await s.run()
            s.expectSwapped(app)
        }
    }

    /// All ways to mix three reports of the one with two of the other; true is the one that
    /// is on its way out.
    private nonisolated static let interleavings: [[Bool]] = (0..<32).map { number in
        (0..<5).map { number >> $0 & 1 == 1 }
    }.filter { $0.count { $0 } == 3 }

    @Test func `W23 what covers the view leaves the overlay above it, and nothing after it`() async
    {
        await story { s in
            let a = s.view("A", s.player("P"))
            await s.start(a)
            // A sheet is presented over the view, with a video of its own.
            a.isOnScreen = false
            let sheet = s.view("sheet", s.player("Q", isPlaying: false))
            await s.run()
            s.expect(s.overlay, "P")
            s.expect(sheet.picture, .video)
            s.user.closeOverlay()
            await s.run()
            s.expect(s.overlay, nil)
            s.expect(sheet.picture, .video)
            a.isOnScreen = true
            s.expect(a.picture, .video)
            s.expect(s.endings, [.closed])
        }
    }
}

extension Story {
    /// The screen of Q is back in place of that of P, which is in the overlay.
    fileprivate func expectSwapped(
        _ app: TelevisionApp,
        at location: SourceLocation = #_sourceLocation
    ) {
        expect(overlay, "P", at: location)
        expect(app.screens.map(\.model.player.name), ["Q"], at: location)
        expect(app.screens.map(\.view.picture), [.video], at: location)
        expect(simulation.outcome.restorations, 1, at: location)
        expect(endings, [.restored], at: location)
        expect(simulation.outcome.playing, ["P", "Q"], at: location)
    }
}
