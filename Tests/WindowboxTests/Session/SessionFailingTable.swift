// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import Windowbox

/// The overlay does not come up, and the screen that was to go for it is seen to.
enum SessionFailingTable {
    static let busy = StartFailure.refused("busy")
    static let next = Wish.replace(by: sourceBQ)
    static let full = Source(surface: surfaceBQ, presentation: .fullScreen)
    /// The screen is gone, and the app is asked for it.
    static let gone = [Session.Event].announced + [.failedToStart(busy)]
    /// The screen is there, and may be about to go.
    static let there = [Session.Event].announced + [.surfaceReturned, .failedToStart(busy)]
    static let seek: [Session.Effect] = [.startDeadline(.restoration), .askForRestoration]

    static func sought(
        _ awaited: Restoration.Awaited = .app,
        wish: Wish = .proceed,
        screen: Screen = .missing
    ) -> Session.State {
        .failing(busy, .init(wish: wish, restoration: .sought(awaited), screen: screen))
    }

    static func waiting(_ wish: Wish = .proceed) -> Session.State {
        .failing(busy, .init(wish: wish, screen: .present))
    }

    static let beginnings: [SessionRow] = [
        .init(.announced, .failedToStart(busy), [.cancelDeadline(.start)] + seek, sought()),
        .init(
            .announced + [.surfaceReturned],
            .failedToStart(busy),
            [.cancelDeadline(.start), .startDeadline(.dismissal)],
            waiting()
        ),
        .init(
            .announced,
            .deadlineExpired(.start),
            [.stopPictureInPicture, .cancelDeadline(.start)] + seek,
            .failing(.silent, .init(restoration: .sought(.app)))
        ),
        // The app has asked for the screen meanwhile.
        .init(
            .announced + [.endRequested(.restore)],
            .failedToStart(busy),
            [.cancelDeadline(.start)] + seek,
            sought(wish: .restore)
        ),
        // Nobody wants a screen, or a view has been opened for the player.
        .init(
            .announced + [.endRequested(.close)],
            .failedToStart(busy),
            .failed(busy),
            .inactive(.failed(busy))
        ),
        .init(
            .announced + [.endRequested(.reopen), .surfaceReturned],
            .failedToStart(busy),
            .failed(busy),
            .inactive(.failed(busy))
        ),
        .init(
            .announced + [.surfaceLost],
            .failedToStart(busy),
            .failed(busy),
            .inactive(.failed(busy))
        ),
    ]

    static let requests: [SessionRow] = [
        .init(gone, .startRequested, [], sought()),
        .init(gone, .endRequested(.restore), [], sought(wish: .restore)),
        .init(there, .endRequested(.restore), [], waiting(.restore)),
        .init(gone, .endRequested(.close), .failed(busy), .inactive(.failed(busy))),
        .init(there, .endRequested(.close), .failed(busy), .inactive(.failed(busy))),
        .init(there, .endRequested(.reopen), .failed(busy), .inactive(.failed(busy))),
        .init(gone, .endRequested(next), .failed(busy), .inactive(.failed(busy))),
        // Nobody is asked for the screen of what has never been in the overlay.
        .init(
            gone,
            .endRequested(.overtaken(by: full)),
            .failed(busy),
            .inactive(.failed(busy))
        ),
        .init(gone, .surfaceLost, .failed(busy), .inactive(.failed(busy))),
        .init(there, .surfaceLost, .failed(busy), .inactive(.failed(busy))),
    ]

    static let facts: [SessionRow] = [
        .init(there, .deadlineExpired(.dismissal), .failed(busy), .inactive(.failed(busy))),
        .init(there, .surfaceReturned, [], waiting()),
        .init(
            there,
            .surfaceWithdrawn,
            [.cancelDeadline(.dismissal)] + seek,
            sought()
        ),
        .init(there, .restorationAnswered(true), [], waiting()),
        .init(there, .deadlineExpired(.restoration), [], waiting()),
        .init(gone, .surfaceReturned, [], sought(screen: .present)),
        .init(gone + [.surfaceReturned], .surfaceWithdrawn, [], sought()),
        .init(
            gone + [.surfaceReturned],
            .restorationAnswered(true),
            .failed(busy),
            .inactive(.failed(busy))
        ),
        .init(gone, .restorationAnswered(true), [], sought(.surface)),
        .init(
            gone + [.restorationAnswered(true)],
            .surfaceReturned,
            .failed(busy),
            .inactive(.failed(busy))
        ),
        .init(gone, .restorationAnswered(false), .failed(busy), .inactive(.failed(busy))),
        .init(gone, .deadlineExpired(.restoration), .failed(busy), .inactive(.failed(busy))),
        .init(gone, .deadlineExpired(.start), [], sought()),
        .init(there, .deadlineExpired(.stop), [], waiting()),
    ]

    static let reports: [SessionRow] = [
        .init(gone, .willStart, orphan(.willStart), sought()),
        .init(gone, .didStart, orphan(.didStart), sought()),
        .init(there, .failedToStart(busy), orphan(.failedToStart(busy)), waiting()),
        .init(
            there,
            .restoreUserInterface,
            [.finishRestoration(false), .reportOrphan(.restoreUserInterface)],
            waiting()
        ),
        .init(gone, .willStop, orphan(.willStop), sought()),
        .init(gone, .didStop, orphan(.didStop), sought()),
    ]

    static let rows = beginnings + requests + facts + reports
}
