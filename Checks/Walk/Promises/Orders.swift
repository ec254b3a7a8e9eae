// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

/// Promise 2: the same end by the same effects, whatever the platform's order.
struct Orders {
    let world: World

    /// What is said in each order, and what is left to say then.
    private static let orders: [[(report: Report, next: PlatformModel.Run?)]] = [
        [
            (.restoreUserInterface, .leaving(.willStop)), (.willStop, .leaving(.didStop)),
            (.didStop, nil),
        ],
        [
            (.willStop, .leaving(.restoreUserInterface)),
            (.restoreUserInterface, .leaving(.didStop)), (.didStop, nil),
        ],
    ]

    /// What the app does when it is asked.
    private enum Reaction: CaseIterable {
        case presents
        case declines
        case isSilent
    }

    func violations(_ scribe: inout Scribe) -> [String] {
        var found: [String] = []
        for session in world.machines.sessions {
            switch world.platform.runs[session.source.surface] {
            case .coming, .shown: break
            case .asked, .leaving, nil: continue
            }
            for reaction in Reaction.allCases {
                let first = run(Self.orders[0], session, reaction, &scribe)
                let second = run(Self.orders[1], session, reaction, &scribe)
                if first != second {
                    found.append(
                        """
                        2: where the app \(reaction), the order decides: \
                        with restore first \(first.telling(against: second)), \
                        with will-stop first \(second.telling(against: first))
                        """
                    )
                }
            }
        }
        return found
    }

    private struct End: Hashable {
        var state: Fingerprint
        var effects: [Machines.Effect: Int]

        /// What there is here and not there.
        func telling(against other: End) -> String {
            let own = effects.filter { $0.value > other.effects[$0.key, default: 0] }
            return own.isEmpty
                ? "nothing more" : own.keys.map(\.telling).sorted().joined(separator: ", ")
        }
    }

    private func run(
        _ order: [(report: Report, next: PlatformModel.Run?)],
        _ session: Session,
        _ reaction: Reaction,
        _ scribe: inout Scribe
    ) -> End {
        var world = world
        var effects: [Machines.Effect: Int] = [:]
        func take(_ step: World.Step) {
            for effect in world.take(step).effects { effects[effect, default: 0] += 1 }
        }
        for (report, next) in order {
            take(.platform(.init(surface: session.source.surface, report: report, next: next)))
            guard world.questions.contains(session.number) else { continue }
            switch reaction {
            case .presents:
                let view = session.source.view
                let facts = world.cast.facts(of: view, showing: session.source.player)
                take(.app(.staged(.viewChanged(view, facts))))
                take(.app(.restorationAnswered(session.number, true)))
            case .declines: take(.app(.restorationAnswered(session.number, false)))
            case .isSilent: take(.expiry(.init(session: session.number, deadline: .restoration)))
            }
        }
        return End(state: scribe.fingerprint(of: world), effects: effects)
    }
}
