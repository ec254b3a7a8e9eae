// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import Windowbox

/// On the way out of the overlay, and how it ends.
enum SessionStoppingTable {
    static let busy = StartFailure.refused("busy")
    static let next = Wish.replace(by: sourceBQ)

    static let rows: [SessionRow] = [
        .init(.stopping, .startRequested, [], .stopping(.init())),
        .init(.stopping, .endRequested(.close), [], .stopping(.init(wish: .close))),
        .init(.stopping, .endRequested(next), [], .stopping(.init(wish: next))),
        .init(
            .stopping + [.restoreUserInterface],
            .endRequested(.close),
            .answer(false),
            .stopping(.init(wish: .close, restoration: .answered(false)))
        ),
        .init(.stopping, .surfaceLost, [], .stopping(.init(wish: .abandon))),
        .init(
            .stopping + [.restoreUserInterface],
            .surfaceLost,
            .answer(false),
            .stopping(.init(wish: .abandon, restoration: .answered(false)))
        ),
        .init(.stopping, .willStart, orphan(.willStart), .stopping(.init())),
        .init(.stopping, .didStart, orphan(.didStart), .stopping(.init())),
        .init(.stopping, .willStop, orphan(.willStop), .stopping(.init())),
        .init(
            .stopping,
            .restoreUserInterface,
            [.startDeadline(.restoration), .bringForward, .askForRestoration],
            .stopping(.init(restoration: .asked(.app)))
        ),
        .init(
            .stopping + [.surfaceReturned],
            .restoreUserInterface,
            [.finishRestoration(true), .startDeadline(.stop)],
            .stopping(.init(restoration: .answered(true), screen: .present))
        ),
        .init(.stopping, .didStop, .ended(.closed), .inactive(.closed)),
        .init(.stopping, .failedToStart(busy), .ended(.closed), .inactive(.closed)),
        .init(.stopping, .deadlineExpired(.stop), .ended(.closed), .inactive(.closed)),
        .init(.stopping, .surfaceReturned, [], .stopping(.init(screen: .present))),
        .init(.stopping + [.surfaceReturned], .surfaceWithdrawn, [], .stopping(.init())),
        .init(
            .stopping + [.restoreUserInterface],
            .restorationAnswered(true),
            [],
            .stopping(.init(restoration: .asked(.surface)))
        ),
        .init(
            .stopping + [.restoreUserInterface],
            .deadlineExpired(.restoration),
            .answer(false),
            .stopping(.init(restoration: .answered(false)))
        ),
        .init(.stopping, .deadlineExpired(.start), [], .stopping(.init())),
        .init(.stopping, .deadlineExpired(.dismissal), [], .stopping(.init())),
    ]

    /// Each way to end, by what came before the did-stop.
    static let endings: [(before: [Session.Event], ending: Ending)] = [
        ([.willStop], .closed),
        ([.surfaceReturned, .willStop], .closed),
        ([.restoreUserInterface, .surfaceReturned, .restorationAnswered(true)], .restored),
        ([.restoreUserInterface, .restorationAnswered(false)], .stopped),
        ([.restoreUserInterface, .deadlineExpired(.restoration)], .stopped),
        // The screen came after all, too late for the answer.
        ([.restoreUserInterface, .restorationAnswered(false), .surfaceReturned], .restored),
        ([.endRequested(.restore), .surfaceReturned], .restored),
        ([.endRequested(.restore)], .stopped),
        ([.endRequested(.close), .surfaceReturned], .stopped),
        ([.endRequested(.reopen), .surfaceReturned], .restored),
        ([.endRequested(.reopen), .surfaceReturned, .restoreUserInterface], .restored),
        ([.endRequested(.reopen)], .stopped),
        ([.endRequested(.returnToForeground), .surfaceReturned], .returnedToForeground),
        (
            [.endRequested(.returnToForeground), .surfaceReturned, .restoreUserInterface],
            .returnedToForeground
        ),
        ([.endRequested(.endOfContent)], .contentEnded),
        ([.surfaceLost], .stopped),
        ([.endRequested(next)], .replaced),
        ([.endRequested(next), .restoreUserInterface], .replaced),
        ([.endRequested(.overtaken(by: sourceBQ)), .restoreUserInterface], .replaced),
        ([.restoreUserInterface, .endRequested(.overtaken(by: sourceBQ))], .replaced),
        ([.endRequested(.overtaken(by: nil)), .surfaceReturned], .replaced),
        // The screen is back, whatever comes next.
        ([.restoreUserInterface, .surfaceReturned, .endRequested(next)], .restored),
        (
            [
                .restoreUserInterface, .surfaceReturned, .restorationAnswered(true),
                .endRequested(next),
            ], .restored
        ),
    ]
}
