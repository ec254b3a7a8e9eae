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

    /// Makes machines, by default ones that know of nothing yet.
    package init(
        stage: Stage = Stage(),
        sessions: [Session] = [],
        lastNumber: SessionNumber = SessionNumber(rawValue: 0)
    ) {
        self.stage = stage
        self.sessions = sessions
        self.lastNumber = lastNumber
    }

    /// The session that the app means when it names none.
    package var current: Session? { sessions.last }

    /// The session of this number; nil if it is over.
    package func session(_ number: SessionNumber) -> Session? {
        sessions.first { $0.number == number }
    }

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
            return expire(deadline, of: number)
        }
    }

    /// Whether an event may change anything; nobody has to be told of others.
    package func isNews(_ event: Event) -> Bool {
        switch event {
        case .staged(let event): stage.isNews(event)
        case .startRequested, .stopRequested, .closeRequested, .reported, .restorationAnswered,
            .deadlineExpired:
            true
        }
    }

    /// The surface that a view has, or that is armed.
    package func surface(of view: ViewID?) -> SurfaceID? {
        guard let view else { return stage.armed?.source.surface }
        return stage.surface(of: view)
    }

    /// Why a session from this view, or from whichever is armed, could not start now.
    package func refusal(of view: ViewID?) -> Refusal? {
        guard let view else { return stage.armed == nil ? refusalOfAll : nil }
        guard let facts = stage.views[view], facts.supportsPictureInPicture else {
            return .noSupportingView
        }
        guard let player = facts.player else { return .noPlayer }
        guard stage.players[player]?.hasVideo == true else { return .noVideo }
        return facts.visibility == .visible ? nil : .viewHidden
    }

    /// What is missing where nothing is armed, said of the view that lacks least.
    private var refusalOfAll: Refusal {
        let open = stage.views.values.filter {
            $0.supportsPictureInPicture && $0.visibility == .visible
        }
        let players = open.compactMap(\.player)
        // What has a picture and is not armed is in the overlay.
        let isShown = players.contains { stage.players[$0]?.hasVideo == true }
        switch (open.isEmpty || isShown, players.isEmpty) {
        case (true, _): return .noSupportingView
        case (false, false): return .noVideo
        case (false, true): return .noPlayer
        }
    }

    /// Whether what this view shows is in Picture in Picture and goes on there; nil for
    /// whichever view.
    package func isInPictureInPicture(_ view: ViewID?) -> Bool {
        guard let view else { return sessions.contains(where: \.isGoingOn) }
        guard let player = stage.views[view]?.player else { return false }
        return sessions.contains { $0.isGoingOn && $0.source.player == player }
    }

    // MARK: Requests

    private mutating func start(from view: ViewID?) -> [Effect] {
        let view = view ?? stage.armed?.source.view
        // It is in Picture in Picture, or on the way.
        guard !isInPictureInPicture(view) else { return [] }
        if let refusal = refusal(of: view) { return [.refuse(refusal)] }
        guard let view, let source = source(from: view) else { return [.refuse(.noVideo)] }
        guard let current else { return begin(source, .startRequested) }
        if current.failure != nil {
            // Whoever tries again does not wait for what has failed.
            return tell(current.number, .endRequested(.close)) + start(from: view)
        }
        if current.canGoOn, current.source.player == source.player {
            return tell(current.number, .startRequested)
        }
        // One at a time: the overlay is free when the session that has it is over.
        return tell(current.number, .endRequested(.replace(by: source)))
    }

    /// What a session from this view starts from: the surface that it has, or that a
    /// session on the way out is about to give back to it.
    private func source(from view: ViewID) -> Source? {
        if let source = stage.source(from: view) { return source }
        guard let facts = stage.views[view],
            let session = sessions.last(where: { $0.source.player == facts.player })
        else { return nil }
        return Source(session.source.surface, in: view, facts)
    }

    /// Whether nobody wants a session to end.
    package func isGoingOn(_ number: SessionNumber) -> Bool {
        session(number)?.isGoingOn == true
    }

    private mutating func endCurrent(_ wish: Wish) -> [Effect] {
        guard let current else { return [] }
        // What is being replaced does not come back; but nothing is to come in its place.
        var ended = sessions.filter { $0.wish.successor != nil }
        var effects = ended.flatMap { tell($0.number, .endRequested(.close)) }
        if !ended.contains(current) {
            ended.append(current)
            if wish == .restore, current.isActive { effects += giveBack(current) }
            effects += tell(current.number, .endRequested(wish))
        }
        guard wish == .close else { return effects }
        return effects + ended.flatMap { tellStage(.closed($0.source.surface)) }
    }

    // MARK: Reports

    private mutating func hear(_ report: Report, about surface: SurfaceID) -> [Effect] {
        guard let session = sessions.last(where: { $0.source.surface == surface }) else {
            return hearOrphan(report, about: surface)
        }
        if session.isOver(by: report) {
            // What has failed waits for its screen all the same, if nothing can begin.
            guard session.isStopping || source(of: surface) != nil else {
                return hearOrphan(report, about: surface)
            }
            // It starts anew, so it has stopped: the report of that is lost or late. It makes
            // room for what comes; nobody closed it to be rid of it.
            return tell(session.number, .endRequested(.overtaken(by: session.source)))
                + tell(session.number, .didStop) + hearOrphan(report, about: surface)
        }
        switch report {
        case .willStart: return tell(session.number, .willStart)
        case .didStart:
            // What is wanted since it was asked for begins now.
            let moves = session.wish == .restore && !session.isActive ? giveBack(session) : []
            return moves + tell(session.number, .didStart)
        case .failedToStart(let reason):
            return fail(session, .failedToStart(.refused(reason)))
        case .restoreUserInterface:
            let moves = session.isInOverlay || session.isStopping ? giveBack(session) : []
            return moves + tell(session.number, .restoreUserInterface)
        case .overtaken: return tell(session.number, .endRequested(.overtaken(by: nil)))
        case .willStop: return tell(session.number, .willStop)
        case .didStop: return tell(session.number, .didStop)
        }
    }

    private mutating func expire(_ deadline: Deadline, of number: SessionNumber) -> [Effect] {
        guard let session = session(number) else { return [] }
        switch deadline {
        case .start: return fail(session, .deadlineExpired(.start))
        case .dismissal, .restoration, .stop: return tell(number, .deadlineExpired(deadline))
        }
    }

    private mutating func fail(_ session: Session, _ event: Session.Event) -> [Effect] {
        let moves = session.isAnnounced ? giveBack(session) : []
        return moves + tell(session.number, event)
    }

    /// Before a screen is asked for, the surface goes home, if it has one: then nobody has to be.
    private mutating func giveBack(_ session: Session) -> [Effect] {
        tellStage(.yielded(session.source.surface))
    }

    private mutating func hearOrphan(_ report: Report, about surface: SurfaceID) -> [Effect] {
        switch (report, source(of: surface)) {
        case (.willStart, let source?):
            return begin(source, .willStart)
        case (.didStart, let source?):
            return begin(source, .didStart)
        case (.didStart, nil):
            // Nobody could ever close it.
            return [.dismiss(surface), .reportOrphan(surface, report)]
        case (.restoreUserInterface, _):
            return [.declineRestoration(surface), .reportOrphan(surface, report)]
        case (.willStart, nil), (.failedToStart, _), (.overtaken, _), (.willStop, _), (.didStop, _):
            return [.reportOrphan(surface, report)]
        }
    }

    /// What a session that the platform starts by itself starts from.
    private func source(of surface: SurfaceID) -> Source? {
        guard case .view(let view) = stage.surfaces[surface], let facts = stage.views[view]
        else { return nil }
        return Source(surface, in: view, facts, trigger: .system)
    }

    // MARK: Between the machines

    private mutating func begin(_ source: Source, _ event: Session.Event) -> [Effect] {
        let others = sessions.map(\.number)
        lastNumber = SessionNumber(rawValue: lastNumber.rawValue + 1)
        sessions.append(Session(number: lastNumber, source: source))
        // The platform may have put it in the place of another by itself. It has its surface
        // before the others give up theirs, which might else take its place.
        return tell(lastNumber, event)
            + others.flatMap { tell($0, .endRequested(.overtaken(by: source))) }
    }

    private mutating func tell(_ number: SessionNumber, _ event: Session.Event) -> [Effect] {
        guard let index = sessions.firstIndex(where: { $0.number == number }) else { return [] }
        let before = sessions[index]
        let steps = sessions[index].handle(event)
        let after = sessions[index]
        if !after.isAlive { sessions.remove(at: index) }

        // The surface is where it belongs before the platform or the app is told; but an
        // answer still owed at the end is about where it was until then.
        let answers = after.isAlive ? [] : steps.prefix { $0.isAnswer }
        let moves = after.claim == before.claim ? [] : tellStage(after.claim.event(after.source))
        return answers.map { .session(number, after.source, $0) } + moves
            + steps.dropFirst(answers.count).map { .session(number, after.source, $0) }
            + succeed(before, after)
    }

    /// The session that was wished for in place of one that is over.
    private mutating func succeed(_ before: Session, _ after: Session) -> [Effect] {
        guard !after.isAlive, let next = before.wish.successor else { return [] }
        return start(from: next.view)
    }

    private mutating func tellStage(_ event: Stage.Event) -> [Effect] {
        let steps = stage.handle(event)
        // What follows may change the stage again, so first comes what it wants now.
        return steps.filter { !$0.isForSession }.map { .stage($0) } + steps.flatMap { tell($0) }
    }

    private mutating func tell(_ step: Stage.Effect) -> [Effect] {
        switch step {
        case .requestEnd(let surface, let wish): tell(surface, .endRequested(wish))
        case .surfaceReturned(let surface): tell(surface, .surfaceReturned)
        case .surfaceWithdrawn(let surface): tell(surface, .surfaceWithdrawn)
        case .surfaceLost(let surface): tell(surface, .surfaceLost)
        case .arm, .make, .move, .discard, .pause, .play, .refresh: []
        }
    }

    private mutating func tell(_ surface: SurfaceID, _ event: Session.Event) -> [Effect] {
        guard let session = sessions.last(where: { $0.source.surface == surface }) else {
            return []
        }
        return tell(session.number, event)
    }
}
