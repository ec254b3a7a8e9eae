// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

/// Promise 2: the same end, whatever the platform's order.
struct Orders {
    let world: World

    private static let orders: [[Report]] = [
        [.restoreUserInterface, .willStop, .didStop],
        [.willStop, .restoreUserInterface, .didStop],
    ]

    /// What the app does when it is asked.
    private enum Reaction: CaseIterable {
        case presents
        case declines
        case isSilent
    }

    var violations: [String] {
        world.machines.sessions.flatMap { session -> [String] in
            guard case .active = session.state,
                case .shown = world.platform.runs[session.source.surface]
            else { return [] }
            return Reaction.allCases.flatMap { reaction -> [String] in
                let ends = Self.orders.map { run($0, session, reaction) }
                guard ends[0].world == ends[1].world, ends[0].effects == ends[1].effects else {
                    return ["2: the order decides where the app \(reaction): \(ends)"]
                }
                return []
            }
        }
    }

    private struct End: Hashable {
        var world: World.Key
        var effects: [Machines.Effect: Int]
    }

    private func run(_ order: [Report], _ session: Session, _ reaction: Reaction) -> End {
        var world = world
        var effects: [Machines.Effect: Int] = [:]
        func take(_ step: World.Step) {
            for effect in world.take(step).effects { effects[effect, default: 0] += 1 }
        }
        for (index, report) in order.enumerated() {
            let rest = Array(order.dropFirst(index + 1))
            take(
                .platform(
                    .init(
                        surface: session.source.surface,
                        report: report,
                        next: rest.isEmpty ? nil : .leaving(rest)
                    )
                )
            )
            guard world.app.questions.contains(session.number) else { continue }
            switch reaction {
            case .presents:
                if let facts = world.app.cast.views[session.source.view] {
                    var facts = facts
                    facts.player = session.source.player
                    facts.visibility = .visible
                    facts.scene = world.app.cast.scene
                    take(.app(.staged(.viewChanged(session.source.view, facts))))
                }
                take(.app(.restorationAnswered(session.number, true)))
            case .declines: take(.app(.restorationAnswered(session.number, false)))
            case .isSilent: take(.expiry(.init(session: session.number, deadline: .restoration)))
            }
        }
        return End(world: world.key, effects: effects)
    }
}
