// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import Windowbox

/// In the overlay.
enum SessionActiveTable {
    static let busy = StartFailure.refused("busy")
    static let next = Wish.replace(by: sourceBQ)

    static let requests: [SessionRow] = [
        .init(.active, .startRequested, [], .active(.init())),
        .init(.active, .endRequested(.close), .stop, .active(.init(wish: .close))),
        // With a view that has the surface, there is nothing to ask the app for.
        .init(
            .active + [.surfaceReturned],
            .endRequested(.restore),
            .stop,
            .active(.init(wish: .restore, screen: .present))
        ),
        .init(
            .active + [.surfaceReturned, .endRequested(.restore)],
            .endRequested(.close),
            [],
            .active(.init(wish: .close, screen: .present))
        ),
        .init(
            .active + [.endRequested(.close)],
            .endRequested(.restore),
            [],
            .active(.init(wish: .close))
        ),
        .init(.active, .endRequested(next), .stop, .active(.init(wish: next))),
        .init(
            .active + [.endRequested(next)],
            .endRequested(.replace(by: sourceBP)),
            [],
            .active(.init(wish: .replace(by: sourceBP)))
        ),
        // Closing calls off what was to come next.
        .init(
            .active + [.endRequested(next)],
            .endRequested(.close),
            [],
            .active(.init(wish: .close))
        ),
        // What was said first stands where the other weighs no more.
        .init(
            .active + [.endRequested(.reopen)],
            .endRequested(.returnToForeground),
            [],
            .active(.init(wish: .reopen))
        ),
        // What was to come next has come by itself; what is to come after that still is.
        .init(
            .active + [.endRequested(next)],
            .endRequested(.overtaken(by: sourceBQ)),
            [],
            .active(.init(wish: .overtaken(by: sourceBQ)))
        ),
        .init(
            .active + [.endRequested(next)],
            .endRequested(.overtaken(by: sourceAQ)),
            [],
            .active(.init(wish: next))
        ),
        .init(
            .active + [.endRequested(.close)],
            .endRequested(.overtaken(by: sourceBQ)),
            [],
            .active(.init(wish: .close))
        ),
        // Another app's has nothing to do with what this app wants next.
        .init(
            .active + [.endRequested(next)],
            .endRequested(.overtaken(by: nil)),
            [],
            .active(.init(wish: next))
        ),
        .init(
            .asked,
            .endRequested(.overtaken(by: nil)),
            .answer(false),
            .active(.init(wish: .overtaken(by: nil), restoration: .answered(false)))
        ),
        .init(
            .asked,
            .endRequested(.close),
            .answer(false),
            .active(.init(wish: .close, restoration: .answered(false)))
        ),
        .init(
            .asked,
            .endRequested(next),
            .answer(false),
            .active(.init(wish: next, restoration: .answered(false)))
        ),
        // The screen that was asked for is back, whatever takes the overlay next.
        .init(
            .asked + [.surfaceReturned],
            .endRequested(next),
            .answer(true),
            .active(.init(wish: next, restoration: .answered(true), screen: .present))
        ),
        .init(
            .asked + [.surfaceReturned],
            .endRequested(.overtaken(by: nil)),
            .answer(true),
            .active(
                .init(
                    wish: .overtaken(by: nil),
                    restoration: .answered(true),
                    screen: .present
                )
            )
        ),
        .init(
            .asked,
            .endRequested(.restore),
            [],
            .active(.init(wish: .restore, restoration: .asked(.app)))
        ),
        // Once answered, the platform is on the way out; only what comes next is open.
        .init(
            .asked + [.restorationAnswered(false)],
            .endRequested(.close),
            [],
            .active(.init(restoration: .answered(false)))
        ),
        .init(
            .asked + [.restorationAnswered(false)],
            .endRequested(next),
            [],
            .active(.init(wish: next, restoration: .answered(false)))
        ),
        .init(
            .asked + [.endRequested(next)],
            .endRequested(.close),
            [],
            .active(.init(wish: .close, restoration: .answered(false)))
        ),
        .init(.active, .surfaceLost, .stop, .active(.init(wish: .abandon))),
        // A player that is gone does not keep another from coming.
        .init(.active + [.endRequested(next)], .surfaceLost, [], .active(.init(wish: next))),
    ]

    static let reports: [SessionRow] = [
        .init(.active, .willStart, orphan(.willStart), .active(.init())),
        .init(.active, .didStart, orphan(.didStart), .active(.init())),
        .init(.active, .failedToStart(busy), .endedAtOnce(.failed(busy)), .inactive(.failed(busy))),
        .init(
            .active,
            .restoreUserInterface,
            [.startDeadline(.restoration), .bringForward, .askForRestoration],
            .active(.init(restoration: .asked(.app)))
        ),
        .init(
            .active + [.surfaceReturned],
            .restoreUserInterface,
            [.finishRestoration(true), .startDeadline(.stop)],
            .active(.init(restoration: .answered(true), screen: .present))
        ),
        .init(
            .active + [.endRequested(.close), .surfaceReturned],
            .restoreUserInterface,
            [.finishRestoration(false), .startDeadline(.stop)],
            .active(.init(wish: .close, restoration: .answered(false), screen: .present))
        ),
        // The view that was opened has gone again before the platform asked.
        .init(
            .active + [.endRequested(.reopen)],
            .restoreUserInterface,
            [.finishRestoration(false), .startDeadline(.stop)],
            .active(.init(wish: .reopen, restoration: .answered(false)))
        ),
        .init(.asked, .restoreUserInterface, [], .active(.init(restoration: .asked(.app)))),
        .init(
            .asked + [.restorationAnswered(false)],
            .restoreUserInterface,
            [.finishRestoration(false)],
            .active(.init(restoration: .answered(false)))
        ),
        .init(
            .active,
            .willStop,
            [.startDeadline(.stop), .announce(.willStop)],
            .stopping(.init())
        ),
        .init(.active, .didStop, .endedAtOnce(.closed), .inactive(.closed)),
        .init(
            .asked,
            .didStop,
            [.finishRestoration(false)] + .endedAtOnce(.stopped),
            .inactive(.stopped)
        ),
        .init(
            .asked + [.surfaceReturned],
            .didStop,
            [.finishRestoration(true)] + .endedAtOnce(.restored),
            .inactive(.restored)
        ),
    ]

    static let facts: [SessionRow] = [
        .init(.active, .surfaceReturned, [], .active(.init(screen: .present))),
        .init(.active + [.surfaceReturned], .surfaceWithdrawn, [], .active(.init())),
        .init(
            .asked,
            .surfaceReturned,
            [],
            .active(.init(restoration: .asked(.app), screen: .present))
        ),
        .init(
            .asked + [.surfaceReturned],
            .restorationAnswered(true),
            .answer(true),
            .active(.init(restoration: .answered(true), screen: .present))
        ),
        .init(
            .asked,
            .restorationAnswered(true),
            [],
            .active(.init(restoration: .asked(.surface)))
        ),
        .init(
            .asked + [.restorationAnswered(true)],
            .surfaceReturned,
            .answer(true),
            .active(.init(restoration: .answered(true), screen: .present))
        ),
        // The screen came and went while the app was still at it.
        .init(
            .asked + [.surfaceReturned, .surfaceWithdrawn],
            .restorationAnswered(true),
            [],
            .active(.init(restoration: .asked(.surface)))
        ),
        .init(
            .asked,
            .restorationAnswered(false),
            .answer(false),
            .active(.init(restoration: .answered(false)))
        ),
        .init(
            .asked + [.surfaceReturned],
            .restorationAnswered(false),
            .answer(true),
            .active(.init(restoration: .answered(true), screen: .present))
        ),
        .init(
            .asked + [.restorationAnswered(true)],
            .restorationAnswered(false),
            .answer(false),
            .active(.init(restoration: .answered(false)))
        ),
        .init(.active, .restorationAnswered(true), [], .active(.init())),
        .init(
            .asked + [.restorationAnswered(false)],
            .restorationAnswered(true),
            [],
            .active(.init(restoration: .answered(false)))
        ),
        .init(
            .asked,
            .deadlineExpired(.restoration),
            .answer(false),
            .active(.init(restoration: .answered(false)))
        ),
        .init(
            .asked + [.surfaceReturned],
            .deadlineExpired(.restoration),
            .answer(true),
            .active(.init(restoration: .answered(true), screen: .present))
        ),
        .init(
            .active + [.endRequested(.close)],
            .deadlineExpired(.stop),
            .endedAtOnce(.stopped),
            .inactive(.stopped)
        ),
        .init(.active, .deadlineExpired(.start), [], .active(.init())),
        .init(.active, .deadlineExpired(.dismissal), [], .active(.init())),
    ]
}
