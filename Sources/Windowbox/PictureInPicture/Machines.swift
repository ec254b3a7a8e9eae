// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

/// The stage and the sessions, and the ways between them.
///
/// It decides nothing about the life of a session or the place of a surface; it
/// only brings what one machine says to the other. Being a value like them, it can
/// be visited in every state that they can reach together.
package struct Machines: Hashable, Sendable {
    /// Who is on screen and has which surface.
    package private(set) var stage = Stage()
    /// The sessions that have begun and are not over, oldest first.
    package private(set) var sessions: [Session] = []
    /// The number of the latest session.
    package private(set) var lastNumber = SessionNumber(rawValue: 0)

    /// Makes machines that know of nothing yet.
    package init() {}

    /// The session that the app means when it names none.
    package var current: Session? { sessions.last }

    /// Tells the machines what happened, and returns what is to be done, in order.
    package mutating func handle(_ event: Event) -> [Effect] {
        switch event {
        case .startRequested(let view):
            return start(from: view)
        case .stopRequested:
            return endCurrent(.restore)
        case .closeRequested:
            return endCurrent(.close)
        case .reported(let surface, let report):
            return hear(report, about: surface)
        case .staged(let event):
            return tellStage(event)
        case .restorationAnswered(let number, let isRestored):
            return tell(number, .restorationAnswered(isRestored))
        case .deadlineExpired(let number, let deadline):
            return tell(number, .deadlineExpired(deadline))
        }
    }

    /// Why a session from this view, or from whichever is armed, could not start now.
    package func refusal(of view: ViewID?) -> Refusal? {
        guard let view else { return stage.armed == nil ? .noSupportingView : nil }
        guard let facts = stage.views[view], facts.supportsPictureInPicture else {
            return .noSupportingView
        }
        guard let player = facts.player else { return .noPlayer }
        guard stage.players[player]?.hasVideo == true else { return .noVideo }
        return facts.visibility == .visible ? nil : .viewHidden
    }

    // MARK: Requests

    private mutating func start(from view: ViewID?) -> [Effect] {
        if let view, sessions.contains(where: { $0.source.view == view && !$0.isStopping }) {
            // It is in Picture in Picture, or on the way.
            return []
        }
        if let refusal = refusal(of: view) { return [.refuse(refusal)] }
        guard let source = view.map(stage.source(from:)) ?? stage.armed?.source else {
            return [.refuse(.noVideo)]
        }
        guard let current else { return begin(source, .startRequested) }
        // One at a time: the overlay is free when the session that has it is over.
        return tell(current.number, .endRequested(.replace(by: source)))
    }

    private mutating func endCurrent(_ wish: Wish) -> [Effect] {
        guard let current else { return [] }
        return tell(current.number, .endRequested(wish))
    }

    // MARK: Reports

    private mutating func hear(_ report: Report, about surface: SurfaceID) -> [Effect] {
        guard let session = sessions.last(where: { $0.source.surface == surface }) else {
            return hearOrphan(report, about: surface)
        }
        switch (session.isStopping, report) {
        case (true, .willStart):
            // It starts anew, so it has stopped: the report of that is lost or late.
            return tell(session.number, .didStop) + hearOrphan(report, about: surface)
        case (_, .willStart): return tell(session.number, .willStart)
        case (_, .didStart): return tell(session.number, .didStart)
        case (_, .failedToStart(let reason)):
            return tell(session.number, .failedToStart(.refused(reason)))
        case (_, .restoreUserInterface):
            // First the surface goes home, if it has one; then it can be said.
            let hasBegun = session.isInOverlay || session.isStopping
            let moves = hasBegun ? tellStage(.yielded(surface)) : []
            let screen: Screen =
                if case .view = stage.surfaces[surface] { .present } else { .missing }
            return moves + tell(session.number, .restoreUserInterface(screen))
        case (_, .willStop): return tell(session.number, .willStop)
        case (_, .didStop): return tell(session.number, .didStop)
        }
    }

    private mutating func hearOrphan(_ report: Report, about surface: SurfaceID) -> [Effect] {
        switch report {
        case .willStart:
            guard let source = source(of: surface) else { break }
            return begin(source, .willStart)
        case .didStart:
            guard let source = source(of: surface) else { break }
            return begin(source, .didStart)
        case .restoreUserInterface:
            return [.declineRestoration(surface), .reportOrphan(surface, report)]
        case .failedToStart, .willStop, .didStop:
            break
        }
        return [.reportOrphan(surface, report)]
    }

    /// What a session that the platform starts by itself starts from.
    private func source(of surface: SurfaceID) -> Source? {
        guard case .view(let view) = stage.surfaces[surface], let facts = stage.views[view]
        else { return nil }
        return Source(
            surface: surface,
            kind: facts.kind,
            presentation: facts.presentation,
            trigger: .system
        )
    }

    // MARK: Between the machines

    private mutating func begin(_ source: Source, _ event: Session.Event) -> [Effect] {
        lastNumber = SessionNumber(rawValue: lastNumber.rawValue + 1)
        sessions.append(Session(number: lastNumber, source: source))
        return tell(lastNumber, event)
    }

    private mutating func tell(_ number: SessionNumber, _ event: Session.Event) -> [Effect] {
        guard let index = sessions.firstIndex(where: { $0.number == number }) else { return [] }
        let before = sessions[index]
        let steps = sessions[index].handle(event)
        let after = sessions[index]
        if !after.isAlive { sessions.remove(at: index) }

        // The surface is where it belongs before the platform or the app is told.
        let moves = after.claim == before.claim ? [] : tellStage(after.claim.event(after.source))
        return moves + steps.map { .session(number, after.source, $0) }
            + succeed(before, after)
    }

    /// The session that was wished for in place of one that is over.
    private mutating func succeed(_ before: Session, _ after: Session) -> [Effect] {
        guard !after.isAlive, case .replace(by: let next) = before.wish else { return [] }
        guard let source = stage.source(from: next.view) else {
            return [.refuse(refusal(of: next.view) ?? .noVideo)]
        }
        return begin(source, .startRequested)
    }

    private mutating func tellStage(_ event: Stage.Event) -> [Effect] {
        stage.handle(event).flatMap { step -> [Effect] in
            switch step {
            case .requestEnd(let surface, let wish):
                tell(surface, .endRequested(wish))
            case .surfaceReturned(let surface):
                tell(surface, .surfaceReturned)
            case .surfaceLost(let surface):
                tell(surface, .surfaceLost)
            case .arm, .make, .move, .discard, .pause:
                [.stage(step)]
            }
        }
    }

    private mutating func tell(_ surface: SurfaceID, _ event: Session.Event) -> [Effect] {
        guard let session = sessions.last(where: { $0.source.surface == surface }) else {
            return []
        }
        return tell(session.number, event)
    }
}
