// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

/// Everything together: the machines, the platform, the app, and the limits that run.
struct World: Hashable {
    var machines = Machines()
    var platform = PlatformModel()
    var app: AppModel
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

    init(_ cast: AppModel.Cast) {
        ghosts = cast.twists.contains(.ghost) ? 1 : 0
        app = AppModel(cast: cast)
        for player in cast.players {
            _ = machines.handle(
                .staged(.playerChanged(player, PlayerFacts(isPlaying: true, hasVideo: true)))
            )
        }
    }

    /// Whether the platform starts what is armed since the user has left.
    private var isLeft: Bool {
        machines.stage.scenes[app.cast.scene] == .background
            && machines.stage.armed?.start == .onLeaving
    }

    /// All that may happen next.
    var steps: [Step] {
        platform.moves(
            armed: isLeft || app.cast.twists.contains(.selfStart) ? machines.stage.armed : nil,
            isPatient: !app.cast.twists.contains(.impatience)
        ).map { .platform($0) }
            + app.events(machines.stage).map { .app($0) }
            + limits.sorted { ($0.session, "\($0.deadline)") < ($1.session, "\($1.deadline)") }
            .map { .expiry($0) }
    }

    /// Lets it happen.
    mutating func take(_ step: Step) -> Transition {
        let before = self
        switch step {
        case .platform(let move): platform.make(move)
        case .app(.restorationAnswered(let number, _)): app.questions.remove(number)
        case .app: break
        case .expiry(let limit): limits.remove(limit)
        }
        let surfaces = machines.sessions.map(\.source.surface)
        var transition = Transition(before: before, step: step)
        transition.effects = machines.handle(step.event)
        for effect in transition.effects { perform(effect, &transition.violations) }
        app.questions.formIntersection(machines.sessions.map(\.number))
        for surface in surfaces { bury(surface) }
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
            if !platform.finish(surface) { violations.append("an answer without a question") }
        case .session(let number, let source, let step):
            switch step {
            case .startPictureInPicture: platform.start(source.surface)
            case .stopPictureInPicture: platform.stop(source.surface)
            case .bringForward: break
            case .askForRestoration: app.questions.insert(number)
            case .finishRestoration:
                app.questions.remove(number)
                if !platform.finish(source.surface) {
                    violations.append("an answer without a question")
                }
            case .startDeadline(let deadline):
                limits.insert(Limit(session: number, deadline: deadline))
            case .cancelDeadline(let deadline):
                limits.remove(Limit(session: number, deadline: deadline))
            case .cancelDeadlines: limits = limits.filter { $0.session != number }
            case .keepPersistable, .releasePersistable, .announce, .reportOrphan: break
            }
        }
    }
}

// MARK: - Sameness

extension World {
    /// What the world is but for the numbers of its sessions, which grow for ever.
    struct Key: Hashable {
        var stage: Stage
        var sessions: [Pair]
        var platform: PlatformModel
        var questions: [Int]
        var limits: Set<Running>
        var ghosts: Int

        struct Pair: Hashable {
            var source: Source
            var state: Session.State
        }

        struct Running: Hashable {
            var index: Int
            var deadline: Deadline
        }
    }

    var key: Key {
        let numbers = machines.sessions.map(\.number)
        return Key(
            stage: machines.stage,
            sessions: machines.sessions.map { Key.Pair(source: $0.source, state: $0.state) },
            platform: platform,
            questions: app.questions.sorted().map { numbers.firstIndex(of: $0) ?? -1 },
            limits: Set(
                limits.map {
                    Key.Running(
                        index: numbers.firstIndex(of: $0.session) ?? -1,
                        deadline: $0.deadline
                    )
                }
            ),
            ghosts: ghosts
        )
    }
}

/// What happened at one step, and what is wrong with it.
struct Transition {
    var before: World
    var step: World.Step
    var effects: [Machines.Effect] = []
    var violations: [String] = []
}
