// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import Windowbox

struct MachinesTests {
    @Test func `another player takes the overlay when the first has gone`() {
        var story = Story.withTwoPlayers()
        story.happens(.startRequested(viewA))
        story.says(.willStart, .didStart)
        _ = story.take()
        story.happens(.startRequested(viewB))
        #expect(story.take() == ["AP to A", "1/AP stop"])
        story.says(.willStop, .restoreUserInterface)
        #expect(story.take() == ["1/AP will stop", "1/AP answer false"])
        story.says(.didStop)
        #expect(story.take() == ["1/AP did stop: replaced", "BQ to overlay", "2/BQ start"])
    }

    @Test func `the request for a view that has gone meanwhile is refused`() {
        var story = Story.withTwoPlayers()
        story.happens(.startRequested(viewA))
        story.says(.willStart, .didStart)
        story.happens(.startRequested(viewB))
        story.happens(.staged(.viewRemoved(viewB)))
        _ = story.take()
        story.says(.willStop, .didStop)
        #expect(
            story.take() == [
                "1/AP will stop", "1/AP did stop: replaced",
                "refuse: \(Refusal.noSupportingView)",
            ]
        )
    }

    @Test func `close calls off what was to come next, and so does stop`() {
        for request in [Machines.Event.closeRequested, .stopRequested] {
            var story = Story.withTwoPlayers()
            story.happens(.startRequested(viewA))
            story.says(.willStart, .didStart)
            story.happens(.startRequested(viewB))
            story.happens(request)
            _ = story.take()
            story.says(.willStop, .didStop)
            #expect(story.take() == ["1/AP will stop", "1/AP did stop: stopped"])
        }
    }

    @Test func `what the platform puts into the overlay by itself replaces what was there`() {
        var story = Story.withTwoPlayers()
        story.says(.willStart, .didStart)
        story.happens(.staged(.hide(viewA, playerP)))
        _ = story.take()
        story.says(.willStart, about: surfaceBQ)
        #expect(story.take() == ["BQ to overlay", "2/BQ will start", "1/AP stop"])
        story.says(.restoreUserInterface, .willStop, .didStop)
        #expect(
            story.take() == [
                "1/AP answer false", "1/AP will stop", "pause P", "discard AP",
                "1/AP did stop: replaced",
            ]
        )
        #expect(story.machines.current?.source == Source(surface: surfaceBQ, trigger: .system))
    }

    @Test func `what was to come next and comes by itself does not come twice`() {
        var story = Story.withTwoPlayers()
        story.says(.willStart, .didStart)
        story.happens(.startRequested(viewB))
        story.says(.willStart, .didStart, .willStop, .didStop, about: surfaceBQ)
        _ = story.take()
        story.says(.willStop, .didStop)
        #expect(story.take() == ["1/AP will stop", "1/AP did stop: replaced"])
        #expect(story.machines.sessions.isEmpty)
    }

    @Test func `with its restoration answered, a session that is overtaken is restored`() {
        var story = Story.withTwoPlayers()
        story.says(.willStart, .didStart, .restoreUserInterface)
        story.says(.willStart, about: surfaceBQ)
        story.says(.willStop, .didStop)
        #expect(story.take().last == "1/AP did stop: restored")
    }

    @Test func `a twin that the platform takes by itself keeps its surface`() {
        var story = Story()
        for event in StageSurfacesTable.twins { story.happens(.staged(event)) }
        story.says(.willStart, .didStart, about: surfaceBP)
        story.happens(.staged(.hide(viewB, playerP)))
        _ = story.take()
        story.says(.willStart)
        #expect(story.take() == ["AP to overlay", "2/AP will start", "1/BP stop"])
        story.says(.willStop, .didStop, about: surfaceBP)
        #expect(story.take() == ["1/BP will stop", "discard BP", "1/BP did stop: replaced"])
    }

    @Test func `the answer owed at the end comes before the surface is let go of`() {
        var story = Story()
        story.happens(.staged(.player(playerP)))
        story.happens(.staged(.show(playerP, in: viewB)))
        story.says(.willStart, about: surfaceBP)
        story.happens(.staged(.show(playerP, in: viewA)))
        story.says(.willStart, .didStart)
        story.happens(.staged(.hide(viewA, playerP)))
        story.says(.restoreUserInterface)
        story.says(.willStop, about: surfaceBP)
        _ = story.take()
        // The platform does not wait for the app.
        story.says(.didStop)
        let told = story.take()
        #expect(told.first == "2/AP answer true")
        #expect(told.dropFirst().first == "discard AP")
    }

    @Test func `a view may start with a surface of another's name`() {
        var story = Story.withTwoPlayers()
        story.says(.willStart, .didStart)
        story.happens(.staged(.viewRemoved(viewA)))
        story.happens(.staged(.show(playerP, in: viewC)))
        story.says(.willStop, .restoreUserInterface, .didStop)
        _ = story.take()
        story.happens(.startRequested(viewC))
        #expect(story.take() == ["AP to overlay", "2/AP start"])
        #expect(story.machines.current?.source.view == viewC)
        story.happens(.startRequested(viewC))
        #expect(story.take() == [])
    }

    @Test func `a view that shows another player meanwhile can put that into the overlay`() {
        var story = Story.withTwoPlayers()
        story.happens(.startRequested(viewA))
        story.says(.willStart, .didStart)
        story.happens(.staged(.viewRemoved(viewB)))
        story.happens(.staged(.show(playerQ, in: viewA)))
        _ = story.take()
        story.happens(.startRequested(viewA))
        #expect(story.take() == ["1/AP stop"])
        story.says(.willStop, .didStop)
        #expect(
            story.take() == [
                "1/AP will stop", "pause P", "discard AP", "1/AP did stop: replaced",
                "AQ to overlay", "2/AQ start",
            ]
        )
    }

    @Test func `asked for when its screen is back, it is restored, and starts again when out`() {
        var story = Story.withTwoPlayers()
        story.happens(.startRequested(viewA))
        story.says(.willStart, .didStart)
        story.happens(.staged(.hide(viewA, playerP)))
        story.says(.restoreUserInterface)
        story.happens(.staged(.show(playerP, in: viewA)))
        _ = story.take()
        story.happens(.startRequested(viewA))
        #expect(story.take() == ["1/AP answer true"])
        story.says(.willStop, .didStop)
        #expect(
            story.take() == [
                "1/AP will stop", "1/AP did stop: restored", "AP to overlay", "2/AP start",
            ]
        )
    }

    @Test func `what takes the overlay does not undo that a screen is back`() {
        for takesItself in [true, false] {
            var story = Story.withTwoPlayers()
            story.happens(.startRequested(viewA))
            story.says(.willStart, .didStart)
            story.happens(.staged(.hide(viewA, playerP)))
            story.says(.restoreUserInterface)
            story.happens(.staged(.show(playerP, in: viewC)))
            _ = story.take()
            if takesItself {
                story.says(.willStart, about: surfaceBQ)
            } else {
                story.happens(.startRequested(viewB))
            }
            #expect(story.take().last == "1/AP answer true")
            story.says(.willStop, .didStop)
            #expect(story.take().contains("1/AP did stop: restored"))
        }
    }

    @Test func `a view without support is refused as such`() {
        var story = Story.withTwoPlayers()
        story.happens(.staged(.showPlainly(playerP, in: viewA)))
        _ = story.take()
        story.happens(.startRequested(viewA))
        #expect(story.take() == ["refuse: \(Refusal.noSupportingView)"])
    }

    @Test(arguments: [1, 2, 3, 4])
    func `however often it is asked for on the way in, the last word counts`(times: Int) {
        var story = Story.withTwoPlayers()
        story.happens(.startRequested(viewA))
        for time in 1...times {
            story.happens(time.isMultiple(of: 2) ? .startRequested(viewA) : .stopRequested)
        }
        _ = story.take()
        story.says(.willStart, .didStart)
        let told = story.take()
        #expect(told.contains("1/AP did start"))
        #expect(told.contains("1/AP stop") == !times.isMultiple(of: 2))
        #expect(story.machines.isInPictureInPicture(viewA) == times.isMultiple(of: 2))
    }

    @Test func `another player that is asked for on the way in comes next`() {
        var story = Story.withTwoPlayers()
        story.happens(.startRequested(viewA))
        story.happens(.stopRequested)
        story.happens(.startRequested(viewB))
        story.says(.willStart, .didStart, .willStop)
        _ = story.take()
        story.says(.didStop)
        #expect(story.take() == ["1/AP did stop: replaced", "BQ to overlay", "2/BQ start"])
    }

    @Test(arguments: [Machines.Event.stopRequested, .closeRequested], [false, true])
    func `asked for on its way out, it begins anew from the view that asks`(
        request: Machines.Event,
        isUp: Bool
    ) {
        var story = Story.withTwoPlayers()
        story.happens(.startRequested(viewA))
        if isUp { story.says(.willStart, .didStart) }
        story.happens(.staged(.viewRemoved(viewA)))
        story.happens(request)
        story.happens(.staged(.show(playerP, in: viewC)))
        story.happens(.startRequested(viewC))
        if !isUp {
            story.says(.willStart, .didStart)
            // The end was called off, and nothing more has to be.
            #expect(story.machines.isInPictureInPicture(viewC) == (request == .stopRequested))
            guard request == .closeRequested else { return }
        }
        story.says(.willStop)
        _ = story.take()
        story.says(.didStop)
        #expect(story.take() == ["1/AP did stop: replaced", "AP to overlay", "2/AP start"])
        #expect(story.machines.current?.source.view == viewC)
    }

    @Test func `opening what is on its way into the overlay ends it once it is there`() {
        var story = Story.withTwoPlayers()
        story.happens(.startRequested(viewA))
        story.says(.willStart)
        story.happens(.staged(.hide(viewA, playerP)))
        story.happens(.staged(.show(playerP, in: viewC)))
        _ = story.take()
        story.says(.didStart)
        #expect(story.take() == ["AP to C", "1/AP did start", "1/AP stop"])
        story.says(.restoreUserInterface, .willStop, .didStop)
        #expect(story.take() == ["1/AP answer true", "1/AP will stop", "1/AP did stop: restored"])
    }

    @Test func `will-start while stopping means that it had stopped`() {
        var story = Story.withTwoPlayers()
        story.says(.willStart, .didStart, .willStop)
        _ = story.take()
        story.says(.willStart)
        #expect(
            story.take() == [
                "1/AP did stop: replaced", "AP to overlay", "2/AP will start",
            ]
        )
    }

    @Test func `reports that fit no session change nothing, and questions are answered`() {
        var story = Story.withTwoPlayers()
        let before = story.machines
        let stranger = SurfaceID(view: viewC, player: playerP)
        story.says(.willStop, .didStop, .failedToStart("busy"))
        story.says(.willStart, .didStart, about: stranger)
        story.says(.restoreUserInterface)
        #expect(
            story.take() == [
                "orphan AP willStop", "orphan AP didStop", "orphan AP failedToStart(\"busy\")",
                "orphan CP willStart", "dismiss CP", "orphan CP didStart", "decline AP",
                "orphan AP restoreUserInterface",
            ]
        )
        #expect(story.machines == before)
    }

    @Test func `late words about an older session change nothing`() {
        var story = Story.withTwoPlayers()
        story.says(.willStart, .didStart, .willStop, .didStop)
        story.happens(.startRequested(viewA))
        let before = story.machines
        _ = story.take()
        story.happens(.restorationAnswered(first, true))
        story.happens(.deadlineExpired(first, .stop))
        #expect(story.take() == [])
        story.says(.didStop)
        #expect(story.take() == ["2/AP orphan didStop"])
        #expect(story.machines == before)
    }

    @Test func `a player that goes before the overlay is up ends the session at once`() {
        var story = Story.withTwoPlayers()
        story.happens(.startRequested(viewA))
        _ = story.take()
        story.happens(.staged(.playerRemoved(playerP)))
        #expect(
            story.take() == ["discard AP", "1/AP stop", "1/AP failed: \(StartFailure.surfaceLost)"]
        )
    }
}
