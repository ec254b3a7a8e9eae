// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import Windowbox
import WindowboxSimulator

@MainActor
struct EventStories {
    @Test func `E01 the app is told of each step once, in order`() async {
        await story { s in
            let a = s.view("A", s.player("P"))
            let app = Diary(s.pictureInPicture)
            await s.start(a)
            s.user.restoreFromOverlay()
            await s.run()
            s.expect(app.states, [.starting, .active, .stopping, .inactive])
            s.expect(app.told, ["will start", "did start", "will stop", "did stop"])
        }
    }

    @Test func `E02 the system's own control tells the same, and who began it`() async {
        for isSystem in [false, true] {
            await story { s in
                let a = s.view("A", s.player("P"), kind: .systemVideo)
                let app = Diary(s.pictureInPicture)
                if isSystem { s.user.pressSystemControl(of: a) } else { s.user.pressButton(of: a) }
                await s.run()
                s.expect(s.pictureInPicture.status.source?.trigger, isSystem ? .system : .request)
                s.user.closeOverlay()
                await s.run()
                s.expect(app.told, ["will start", "did start", "will stop", "did stop"])
            }
        }
    }

    @Test func `E03 whether it is active follows the overlay, and it can start again`() async {
        await story { s in
            let a = s.view("A", s.player("P"))
            await s.start(a)
            s.expect(s.pictureInPicture.status.isActive)
            s.user.closeOverlay()
            await s.run()
            s.expect(s.pictureInPicture.status.isActive, false)
            await s.start(a)
            s.expect(s.pictureInPicture.status.isActive)
            s.expect(s.pictureInPicture.status.session, SessionNumber(rawValue: 2))
        }
    }

    @Test func `E04 an app that cannot bring a screen back is warned when it starts`() async {
        await story { s in
            let a = s.view("A", s.player("P"))
            await s.start(a)
            s.expect(s.library("warns").count, 1)
            s.expect(s.overlay, "P")
            a.remove()
            s.user.restoreFromOverlay()
            await s.run()
            s.expect(s.endings, [.stopped])
        }
        // What starts on leaving, and ends on coming back, needs nothing.
        await story { s in
            _ = s.view("A", s.player("P"))
            s.user.leaveApp()
            await s.run()
            s.expect(s.overlay, "P")
            s.expect(s.library("warns"), [])
        }
        await story { s in
            await s.start("X")
            s.expect(s.library("warns"), [])
        }
    }

    @Test func `E05 an app that pauses when its screen goes can tell that it must not`() async {
        for dismissal in [AppHabits.Dismissal.atWillStart, .atDidStart] {
            await story { s in
                let pictureInPicture = s.pictureInPicture
                s.app.onScreenGone = { model in
                    let status = pictureInPicture.status
                    let playsOn = status.isActive && status.source?.player == model.player.id
                    if !playsOn { model.player.pause(by: .user) }
                }
                await s.start("X", dismissal: dismissal)
                let player = s.system.overlayPlayer
                s.expect(player?.pauses, [])
                s.user.restoreFromOverlay()
                await s.run()
                s.expect(player?.pauses, [])
                s.app.leaveScreen()
                s.expect(player?.pauses.map(\.cause), [.user])
            }
        }
    }

    @Test func `E06 the app is told which player and which view`() async {
        await story { s in
            let p = s.player("P")
            let a = s.view("A", p)
            _ = s.view("B", s.player("Q"))
            _ = s.app
            await s.start(a)
            s.expect(s.app.sources.map(\.player), [p.id])
            s.expect(s.app.sources.map(\.view), [a.id])
            s.expect(s.pictureInPicture.status.session, SessionNumber(rawValue: 1))
        }
    }

    @Test func `E06 reports of an earlier session change nothing`() async {
        await story { s in
            let p = s.player("P")
            let a = s.view("A", p)
            await s.start(a)
            s.user.closeOverlay()
            await s.run()
            let b = s.view("B", s.player("Q"))
            await s.start(b)
            for report in [Report.willStop, .didStop, .failedToStart("late")] {
                s.system.report(report, about: SurfaceID(view: a.id, player: p.id))
                await s.run()
            }
            s.expect(s.state, .active)
            s.expect(s.overlay, "Q")
            s.expect(s.endings, [.closed])
        }
    }

    @Test func `E06 a question about an earlier session is answered false`() async {
        await story { s in
            let p = s.player("P")
            let a = s.view("A", p)
            await s.start(a)
            s.user.closeOverlay()
            await s.run()
            s.system.report(.restoreUserInterface, about: SurfaceID(view: a.id, player: p.id))
            await s.run()
            s.expect(s.simulation.text.contains("answers false"))
            s.expect(s.state, .inactive)
        }
    }

    @Test func `E07 a player that is done with inline, or emptied, ends it`() async {
        for isEmptied in [false, true] {
            await story { s in
                let p = s.player("P")
                let a = s.view("A", p)
                await s.start(a)
                if isEmptied { p.empty() } else { p.dispose() }
                await s.run()
                s.expect(s.overlay, nil)
                s.expect(a.picture, isEmptied ? .video : .nothing)
                s.expect(s.endings, [.stopped])
                s.expect(s.simulation.outcome.restorations, 0)
            }
        }
        await story { s in
            await s.start("X")
            s.system.overlayPlayer?.empty()
            await s.run()
            s.expect(s.overlay, nil)
            s.expect(s.endings, [.stopped])
            s.expect(s.app.orders, [.dismiss])
        }
    }
}

/// Writes down what it is told, and what the status is then.
@MainActor
private final class Diary: PictureInPictureDelegate {
    private(set) var told: [String] = []
    private(set) var states: [PictureInPicture.State] = []
    private let pictureInPicture: PictureInPicture

    init(_ pictureInPicture: PictureInPicture) {
        self.pictureInPicture = pictureInPicture
        pictureInPicture.delegate = self
    }

    private func note(_ words: String) {
        told.append(words)
        states.append(pictureInPicture.status.state)
    }

    func pictureInPictureWillStart(from source: Source) { note("will start") }
    func pictureInPictureDidStart(from source: Source) { note("did start") }
    func pictureInPictureWillStop(from source: Source) { note("will stop") }
    func pictureInPictureDidStop(from source: Source, ending: Ending) { note("did stop") }
}
