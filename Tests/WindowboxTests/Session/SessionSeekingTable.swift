// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import Windowbox

/// The app wants its screen back, and is asked for it before the platform is asked to stop.
enum SessionSeekingTable {
    static let next = Wish.replace(by: sourceBQ)
    /// A television swaps the two meanwhile.
    static let swapped = sought + [.endRequested(.overtaken(by: full))]
    static let sought: [Session.Event] = .active + [.endRequested(.restore)]
    static let wanted = Session.Course(wish: .restore, restoration: .sought(.app))
    /// The app has said that it is back; there is no view yet.
    static let promised = sought + [.restorationAnswered(true)]
    static let seek: [Session.Effect] = [
        .startDeadline(.restoration), .bringForward, .askForRestoration,
    ]
    static let stop: [Session.Effect] = [.cancelDeadline(.restoration)] + .stop

    static let requests: [SessionRow] = [
        .init(.active, .endRequested(.restore), seek, .active(wanted)),
        .init(sought, .endRequested(.restore), [], .active(wanted)),
        .init(sought, .startRequested, [], .active(wanted)),
        .init(sought, .endRequested(.close), stop, .active(.init(wish: .close))),
        .init(sought, .endRequested(next), stop, .active(.init(wish: next))),
        .init(
            sought,
            .endRequested(.overtaken(by: nil)),
            stop,
            .active(.init(wish: .overtaken(by: nil)))
        ),
        // A television that swaps the two will ask for it, too.
        .init(
            sought,
            .endRequested(.overtaken(by: full)),
            [],
            .active(.init(wish: .overtaken(by: full), restoration: .sought(.app)))
        ),
        .init(sought, .surfaceLost, stop, .active(.init(wish: .abandon))),
        .init(
            .announced + [.endRequested(.restore)],
            .didStart,
            [.cancelDeadline(.start), .announce(.didStart)] + seek,
            .active(wanted)
        ),
        .init(
            .announced + [.surfaceReturned, .endRequested(.restore)],
            .didStart,
            [.cancelDeadline(.start), .announce(.didStart)] + .stop,
            .active(.init(wish: .restore, screen: .present))
        ),
        .init(
            .requested + [.endRequested(.restore)],
            .didStart,
            [.cancelDeadline(.start), .announce(.willStart), .announce(.didStart)] + seek,
            .active(wanted)
        ),
    ]

    static let facts: [SessionRow] = [
        .init(
            sought,
            .surfaceReturned,
            [],
            .active(.init(wish: .restore, restoration: .sought(.app), screen: .present))
        ),
        .init(
            sought + [.surfaceReturned],
            .restorationAnswered(true),
            stop,
            .active(.init(wish: .reopen, screen: .present))
        ),
        .init(
            sought,
            .restorationAnswered(true),
            [],
            .active(.init(wish: .restore, restoration: .sought(.surface)))
        ),
        .init(
            promised,
            .surfaceReturned,
            stop,
            .active(.init(wish: .reopen, screen: .present))
        ),
        .init(
            sought + [.surfaceReturned, .surfaceWithdrawn],
            .restorationAnswered(true),
            [],
            .active(.init(wish: .restore, restoration: .sought(.surface)))
        ),
        .init(sought, .restorationAnswered(false), stop, .active(.init(wish: .close))),
        .init(
            sought + [.surfaceReturned],
            .restorationAnswered(false),
            stop,
            .active(.init(wish: .reopen, screen: .present))
        ),
        .init(sought, .deadlineExpired(.restoration), stop, .active(.init(wish: .close))),
        .init(promised, .deadlineExpired(.restoration), stop, .active(.init(wish: .close))),
        .init(
            sought + [.surfaceReturned],
            .deadlineExpired(.restoration),
            stop,
            .active(.init(wish: .reopen, screen: .present))
        ),
        // What weighs more than the screen stays wanted; but that is not asked for twice.
        .init(
            swapped,
            .restorationAnswered(false),
            stop,
            .active(.init(wish: .overtaken(by: nil)))
        ),
        .init(
            swapped + [.surfaceReturned],
            .restorationAnswered(true),
            stop,
            .active(.init(wish: .reopen, screen: .present))
        ),
        .init(
            sought + [.surfaceReturned],
            .endRequested(.overtaken(by: full)),
            stop,
            .active(.init(wish: .reopen, screen: .present))
        ),
    ]

    static let reports: [SessionRow] = [
        // What the platform asks is asked already.
        .init(
            sought,
            .restoreUserInterface,
            [],
            .active(.init(wish: .restore, restoration: .asked(.app)))
        ),
        .init(
            promised,
            .restoreUserInterface,
            [],
            .active(.init(wish: .restore, restoration: .asked(.surface)))
        ),
        // It came and has gone again: it is not asked for twice.
        .init(
            promised + [.surfaceReturned, .surfaceWithdrawn],
            .restoreUserInterface,
            [.finishRestoration(false), .startDeadline(.stop)],
            .active(.init(wish: .reopen, restoration: .answered(false)))
        ),
        .init(
            sought + [.restorationAnswered(false)],
            .restoreUserInterface,
            [.finishRestoration(false), .startDeadline(.stop)],
            .active(.init(wish: .close, restoration: .answered(false)))
        ),
        .init(
            swapped + [.willStop, .restorationAnswered(false)],
            .restoreUserInterface,
            [.finishRestoration(false), .startDeadline(.stop)],
            .stopping(.init(wish: .overtaken(by: nil), restoration: .answered(false)))
        ),
        .init(
            sought,
            .willStop,
            [.startDeadline(.stop), .announce(.willStop)],
            .stopping(wanted)
        ),
        // On its way out nothing has to stop it.
        .init(
            sought + [.willStop],
            .endRequested(.close),
            [.cancelDeadline(.restoration)],
            .stopping(.init(wish: .close))
        ),
        .init(
            sought + [.willStop, .restorationAnswered(true)],
            .surfaceReturned,
            [.cancelDeadline(.restoration)],
            .stopping(.init(wish: .reopen, screen: .present))
        ),
        .init(sought, .didStop, .endedAtOnce(.stopped), .inactive(.stopped)),
        .init(
            sought + [.surfaceReturned],
            .didStop,
            .endedAtOnce(.restored),
            .inactive(.restored)
        ),
    ]

    static let rows = requests + facts + reports
    private static let full = Source(surface: surfaceBQ, presentation: .fullScreen)
}
