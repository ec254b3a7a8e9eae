// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

/// Everything together: the machines, the platform, the app, and the limits that run.
package struct World: Sendable {
    let cast: Cast
    var machines = Machines()
    var platform = PlatformModel()
    /// The sessions that have asked the app for a screen and were not told whether it is back.
    var questions: Set<SessionNumber> = []
    var limits: Set<Limit> = []
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
        platform.moves(armed: startable, isPatient: !cast.has(.impatience))
            .map { .platform($0) }
            + AppModel(cast: cast, machines: machines, questions: questions).events
            .map { .app($0) }
            + limits.sorted { ($0.session, $0.order) < ($1.session, $1.order) }
            .map { .expiry($0) }
    }

    /// Lets it happen.
    mutating func take(_ step: Step) -> Transition {
        let sessions = machines.sessions
        switch step {
        case .platform(let move): platform.make(move)
        case .app(.restorationAnswered(let number, _)): questions.remove(number)
        case .app: break
        case .expiry(let limit): limits.remove(limit)
        }
        var transition = Transition(step: step)
        transition.effects = machines.handle(step.event)
        for effect in transition.effects { perform(effect, &transition.violations) }
        for session in sessions where machines.session(session.number) == nil {
            questions.remove(session.number)
            bury(session.source.surface)
        }
        return transition
    }

    /// What the core has given up on is gone, or haunts it as long as there may be ghosts.
    private mutating func bury(_ surface: SurfaceID) {
        guard platform.runs[surface] != nil,
            !machines.sessions.contains(where: { $0.source.surface == surface })
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
        case .startPictureInPicture: platform.start(surface)
        case .stopPictureInPicture: platform.stop(surface)
        case .askForRestoration: questions.insert(number)
        case .finishRestoration:
            questions.remove(number)
            if !platform.finish(surface) { violations.append("1: an answer without a question") }
        case .startDeadline(let deadline):
            limits.insert(Limit(session: number, deadline: deadline))
        case .cancelDeadline(let deadline):
            limits.remove(Limit(session: number, deadline: deadline))
        case .cancelDeadlines: limits = limits.filter { $0.session != number }
        case .bringForward, .keepPersistable, .releasePersistable, .announce, .reportOrphan: break
        }
    }
}

extension World.Limit {
    /// Restorations have the shorter limit.
    var order: Int {
        switch deadline {
        case .restoration: 0
        case .start: 1
        case .stop: 2
        }
    }
}

/// What happened at one step, and what is wrong with it.
struct Transition {
    var step: World.Step
    var effects: [Machines.Effect] = []
    var violations: [String] = []
}
