// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

/// Everything together: the machines, the platform, the app, and the limits that run.
package struct World: Sendable {
    let cast: Cast
    var machines = Machines()
    var platform = PlatformModel()
    /// The sessions that have asked the app for a screen and were not told whether it is back.
    var questions: [SessionNumber] = []
    var limits: [Limit] = []
    /// How often the platform may still come back to what the core has given up on.
    var ghosts: Int

    struct Limit: Hashable {
        var session: SessionNumber
        var deadline: Deadline
    }

    /// One thing that happens.
    enum Step: Hashable {
        case platform(PlatformModel.Move)
        case app(Machines.Event)
        case expiry(Limit)

        var event: Machines.Event {
            switch self {
            case .platform(let move): .reported(move.surface, move.report)
            case .app(let event): event
            case .expiry(let limit): .deadlineExpired(limit.session, limit.deadline)
            }
        }
    }

    /// Makes a world in which there are the players, and nothing has happened.
    package init(_ cast: Cast) {
        self.cast = cast
        ghosts = cast.has(.ghost) ? 1 : 0
        _ = machines.handle(.staged(.policiesChanged(cast.policies)))
        for player in cast.players {
            _ = machines.handle(
                .staged(.playerChanged(player, PlayerFacts(isPlaying: true, hasVideo: true)))
            )
        }
    }

    /// What the platform may start by itself: what is armed, once the user has left, or at
    /// any time.
    private var startable: ArmedSurface? {
        guard let armed = machines.stage.armed else { return nil }
        if cast.has(.selfStart), machines.sessions.count < 2 { return armed }
        guard armed.start == .onLeaving, machines.stage.scenes.values.contains(.background)
        else { return nil }
        return armed
    }

    /// All that may happen next.
    var steps: [Step] {
        moves.map { .platform($0) }
            + AppModel(cast: cast, machines: machines, questions: questions).events
            .map { .app($0) }
            + limits.sorted().map { .expiry($0) }
    }

    private var moves: [PlatformModel.Move] {
        cast.has(.anarchy)
            ? PlatformModel.allMoves(of: cast.surfaces)
            : platform.moves(armed: startable, isPatient: !cast.has(.impatience))
    }

    /// Lets it happen.
    mutating func take(_ step: Step) -> Transition {
        let sessions = machines.sessions
        switch step {
        case .platform(let move): platform.make(move)
        case .app(.restorationAnswered(let number, _)): questions.removeAll { $0 == number }
        case .app: break
        case .expiry(let limit): limits.removeAll { $0 == limit }
        }
        var transition = Transition(step: step)
        transition.effects = machines.handle(step.event)
        cast.fault?(&machines, step.event, &transition.effects)
        for effect in transition.effects { perform(effect, &transition.violations) }
        for session in sessions {
            switch machines.session(session.number) {
            case nil:
                questions.removeAll { $0 == session.number }
                bury(session.source.surface)
            case let now? where now.failure != nil && session.failure == nil:
                bury(session.source.surface)
            case _?: break
            }
        }
        return transition
    }

    /// Whether nothing is different; worlds of one cast are compared.
    func isSame(as other: World) -> Bool {
        limits == other.limits && questions == other.questions && ghosts == other.ghosts
            && platform == other.platform && machines == other.machines
    }

    /// What the core has given up on is gone, or haunts it as long as there may be ghosts.
    private mutating func bury(_ surface: SurfaceID) {
        guard platform.runs[surface] != nil,
            machines.sessions.allSatisfy({ $0.source.surface != surface || $0.failure != nil })
        else { return }
        if ghosts > 0 { ghosts -= 1 } else { platform.runs[surface] = nil }
    }

    private mutating func perform(_ effect: Machines.Effect, _ violations: inout [String]) {
        switch effect {
        case .stage, .refuse, .reportOrphan: break
        case .dismiss(let surface): platform.stop(surface)
        case .declineRestoration(let surface):
            if !platform.finish(surface) { violations.append("1: an answer without a question") }
        case .session(let number, let source, let step):
            perform(step, number, source.surface, &violations)
        }
    }

    private mutating func perform(
        _ step: Session.Effect,
        _ number: SessionNumber,
        _ surface: SurfaceID,
        _ violations: inout [String]
    ) {
        switch step {
        case .startPictureInPicture:
            // Where there is no order, nothing is under way either.
            if !cast.has(.anarchy) { platform.start(surface) }
        case .stopPictureInPicture:
            questions.removeAll { $0 == number }
            platform.stop(surface)
        case .askForRestoration: questions.append(number)
        case .finishRestoration:
            questions.removeAll { $0 == number }
            if !platform.finish(surface) { violations.append("1: an answer without a question") }
        case .startDeadline(let deadline):
            // Begun anew, it is still one.
            let limit = Limit(session: number, deadline: deadline)
            if !limits.contains(limit) { limits.append(limit) }
        case .cancelDeadline(let deadline):
            limits.removeAll { $0.session == number && $0.deadline == deadline }
        case .cancelDeadlines: limits.removeAll { $0.session == number }
        case .bringForward, .keepPersistable, .releasePersistable, .announce, .reportOrphan: break
        }
    }
}

extension World.Limit: Comparable {
    /// In the order in which they pass: dismissals and restorations have the shorter limits.
    static func < (lhs: Self, rhs: Self) -> Bool {
        (lhs.session, lhs.order) < (rhs.session, rhs.order)
    }

    private var order: Int {
        switch deadline {
        case .dismissal: 0
        case .restoration: 1
        case .start: 2
        case .stop: 3
        }
    }
}

/// What happened at one step, and what is wrong with it.
struct Transition {
    var step: World.Step
    var effects: [Machines.Effect] = []
    var violations: [String] = []
}
