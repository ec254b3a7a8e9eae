// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import Windowbox

/// Before a session has begun, after it is over, and on its way in.
enum SessionBeginningTable {
    static let busy = StartFailure.refused("busy")
    static let over: [Session.Event] = .active + [.didStop]
    static let ended = Session.State.inactive(.closed)

    static let notBegun: [SessionRow] = [
        .init(
            [],
            .startRequested,
            .begun + [.startPictureInPicture],
            .starting(.requested, .init())
        ),
        .init([], .willStart, .begun + [.announce(.willStart)], .starting(.announced, .init())),
        .init(
            [],
            .didStart,
            [.keepPersistable, .announce(.willStart), .announce(.didStart)],
            .active(.init())
        ),
        .init(
            [],
            .restoreUserInterface,
            [.finishRestoration(false), .reportOrphan(.restoreUserInterface)],
            .inactive(nil)
        ),
        .init([], .failedToStart(busy), orphan(.failedToStart(busy)), .inactive(nil)),
        .init([], .willStop, orphan(.willStop), .inactive(nil)),
        .init([], .didStop, orphan(.didStop), .inactive(nil)),
        .init([], .endRequested(.close), [], .inactive(nil)),
        .init([], .surfaceReturned, [], .inactive(nil)),
        .init([], .surfaceWithdrawn, [], .inactive(nil)),
        .init([], .surfaceLost, [], .inactive(nil)),
        .init([], .restorationAnswered(true), [], .inactive(nil)),
        .init([], .deadlineExpired(.start), [], .inactive(nil)),
    ]

    static let isOver: [SessionRow] = [
        .init(over, .startRequested, [], ended),
        .init(over, .willStart, orphan(.willStart), ended),
        .init(over, .didStart, orphan(.didStart), ended),
        .init(over, .failedToStart(busy), orphan(.failedToStart(busy)), ended),
        .init(
            over,
            .restoreUserInterface,
            [.finishRestoration(false), .reportOrphan(.restoreUserInterface)],
            ended
        ),
        .init(over, .willStop, orphan(.willStop), ended),
        .init(over, .didStop, orphan(.didStop), ended),
        .init(over, .endRequested(.restore), [], ended),
        .init(over, .surfaceReturned, [], ended),
        .init(over, .surfaceWithdrawn, [], ended),
        .init(over, .surfaceLost, [], ended),
        .init(over, .restorationAnswered(true), [], ended),
        .init(over, .deadlineExpired(.stop), [], ended),
    ]

    static let requested: [SessionRow] = [
        .init(.requested, .startRequested, [], .starting(.requested, .init())),
        .init(
            .requested + [.endRequested(.restore)],
            .startRequested,
            [],
            .starting(.requested, .init())
        ),
        .init(
            .requested + [.endRequested(.close)],
            .startRequested,
            [],
            .starting(.requested, .init(wish: .close))
        ),
        .init(
            .requested,
            .endRequested(.close),
            [],
            .starting(.requested, .init(wish: .close))
        ),
        .init(
            .requested + [.endRequested(.close)],
            .endRequested(.restore),
            [],
            .starting(.requested, .init(wish: .close))
        ),
        .init(
            .requested,
            .surfaceLost,
            [.stopPictureInPicture] + .failed(.surfaceLost),
            .inactive(.failed(.surfaceLost))
        ),
        .init(
            .requested,
            .willStart,
            [.announce(.willStart)],
            .starting(.announced, .init())
        ),
        .init(
            .requested,
            .didStart,
            [.cancelDeadline(.start), .announce(.willStart), .announce(.didStart)],
            .active(.init())
        ),
        .init(
            .requested + [.endRequested(.close)],
            .didStart,
            [.cancelDeadline(.start), .announce(.willStart), .announce(.didStart)] + .stop,
            .active(.init(wish: .close))
        ),
        .init(.requested, .failedToStart(busy), .failed(busy), .inactive(.failed(busy))),
        .init(
            .requested,
            .deadlineExpired(.start),
            [.stopPictureInPicture] + .failed(.silent),
            .inactive(.failed(.silent))
        ),
        .init(
            .requested,
            .restoreUserInterface,
            [.finishRestoration(false), .reportOrphan(.restoreUserInterface)],
            .starting(.requested, .init())
        ),
        .init(.requested, .willStop, orphan(.willStop), .starting(.requested, .init())),
        .init(.requested, .didStop, orphan(.didStop), .starting(.requested, .init())),
        .init(
            .requested,
            .surfaceReturned,
            [],
            .starting(.requested, .init(screen: .present))
        ),
        .init(
            .requested + [.surfaceReturned],
            .surfaceWithdrawn,
            [],
            .starting(.requested, .init())
        ),
        .init(.requested, .restorationAnswered(true), [], .starting(.requested, .init())),
        .init(.requested, .deadlineExpired(.stop), [], .starting(.requested, .init())),
        .init(.requested, .deadlineExpired(.restoration), [], .starting(.requested, .init())),
    ]

    static let announced: [SessionRow] = [
        .init(.announced, .startRequested, [], .starting(.announced, .init())),
        .init(
            .announced + [.endRequested(.returnToForeground)],
            .startRequested,
            [],
            .starting(.announced, .init())
        ),
        .init(
            .announced + [.endRequested(.reopen), .surfaceReturned],
            .startRequested,
            [],
            .starting(.announced, .init(screen: .present))
        ),
        .init(
            .announced + [.endRequested(.restore), .restoreUserInterface],
            .startRequested,
            [],
            .starting(.announced, .init(wish: .restore, restoration: .asked(.app)))
        ),
        .init(
            .announced,
            .endRequested(.reopen),
            [],
            .starting(.announced, .init(wish: .reopen))
        ),
        .init(
            .announced + [.restoreUserInterface],
            .endRequested(.close),
            .answer(false),
            .starting(.announced, .init(wish: .close, restoration: .answered(false)))
        ),
        .init(.announced, .surfaceLost, [], .starting(.announced, .init(wish: .abandon))),
        .init(.announced, .willStart, orphan(.willStart), .starting(.announced, .init())),
        .init(
            .announced,
            .didStart,
            [.cancelDeadline(.start), .announce(.didStart)],
            .active(.init())
        ),
        .init(
            .announced + [.endRequested(.reopen)],
            .didStart,
            [.cancelDeadline(.start), .announce(.didStart)] + .stop,
            .active(.init(wish: .reopen))
        ),
        .init(
            .announced + [.restoreUserInterface],
            .didStart,
            [.cancelDeadline(.start), .announce(.didStart)],
            .active(.init(restoration: .asked(.app)))
        ),
        // The limit for stopping may have passed where nothing stops: it begins anew.
        .init(
            .announced + [.surfaceReturned, .restoreUserInterface, .deadlineExpired(.stop)],
            .didStart,
            [.cancelDeadline(.start), .announce(.didStart), .startDeadline(.stop)],
            .active(.init(restoration: .answered(true), screen: .present))
        ),
        .init(
            .announced + [.restoreUserInterface],
            .failedToStart(busy),
            [.finishRestoration(false)] + .failed(busy),
            .inactive(.failed(busy))
        ),
        .init(
            .announced + [.restoreUserInterface],
            .deadlineExpired(.start),
            [.finishRestoration(false), .stopPictureInPicture] + .failed(.silent),
            .inactive(.failed(.silent))
        ),
        .init(
            .announced,
            .restoreUserInterface,
            [.startDeadline(.restoration), .bringForward, .askForRestoration],
            .starting(.announced, .init(restoration: .asked(.app)))
        ),
        .init(
            .announced,
            .willStop,
            [.cancelDeadline(.start), .startDeadline(.stop), .announce(.willStop)],
            .stopping(.init())
        ),
        .init(.announced, .didStop, .endedAtOnce(.closed), .inactive(.closed)),
        .init(
            .announced,
            .surfaceReturned,
            [],
            .starting(.announced, .init(screen: .present))
        ),
        .init(
            .announced + [.restoreUserInterface, .restorationAnswered(true)],
            .surfaceReturned,
            .answer(true),
            .starting(.announced, .init(restoration: .answered(true), screen: .present))
        ),
        .init(
            .announced + [.surfaceReturned],
            .surfaceWithdrawn,
            [],
            .starting(.announced, .init())
        ),
        .init(
            .announced + [.restoreUserInterface],
            .restorationAnswered(false),
            .answer(false),
            .starting(.announced, .init(restoration: .answered(false)))
        ),
        .init(
            .announced + [.restoreUserInterface],
            .deadlineExpired(.restoration),
            .answer(false),
            .starting(.announced, .init(restoration: .answered(false)))
        ),
        .init(.announced, .deadlineExpired(.stop), [], .starting(.announced, .init())),
        .init(.announced, .deadlineExpired(.dismissal), [], .starting(.announced, .init())),
    ]
}
