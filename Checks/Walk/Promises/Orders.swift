// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

/// Promise 2: the same end by the same effects, whatever the platform's order.
struct Orders {
    let world: World

    /// What a platform says on its way out.
    private struct Order {
        /// As it is told.
        var name: String
        /// What is said, and what is left to say then.
        var reports: [(report: Report, next: PlatformModel.Run?)]
        /// How much of it comes before the app's answer.
        var haste = 1
    }

    private static let restoreFirst = Order(
        name: "with restore first",
        reports: [
            (.restoreUserInterface, .leaving(.willStop)), (.willStop, .leaving(.didStop)),
            (.didStop, nil),
        ]
    )
    private static let others = [
        Order(
            name: "with will-stop first",
            reports: [
                (.willStop, .leaving(.restoreUserInterface)),
                (.restoreUserInterface, .leaving(.didStop)), (.didStop, nil),
            ]
        ),
        Order(
            name: "with will-stop before the answer",
            reports: restoreFirst.reports,
            haste: 2
        ),
    ]

    /// What the app does when it is asked.
    private enum Reaction: CaseIterable {
        case presents
        case declines
        case isSilent
    }

    func violations(_ scribe: inout Scribe) -> [String] {
        var found: [String] = []
        for session in world.machines.sessions where session.failure == nil {
            switch world.platform.runs[session.source.surface] {
            case .coming, .shown: break
            case .asked, .leaving, nil: continue
            }
            for reaction in Reaction.allCases {
                let first = run(Self.restoreFirst, session, reaction, &scribe)
                for order in Self.others {
                    let second = run(order, session, reaction, &scribe)
                    guard first != second else { continue }
                    found.append(
                        """
                        2: where the app \(reaction), the order decides: \
                        \(Self.restoreFirst.name) \(first.telling(against: second)), \
                        \(order.name) \(second.telling(against: first))
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
        _ order: Order,
        _ session: Session,
        _ reaction: Reaction,
        _ scribe: inout Scribe
    ) -> End {
        var world = world
        var effects: [Machines.Effect: Int] = [:]
        func take(_ step: World.Step) {
            for effect in world.take(step).effects { effects[effect, default: 0] += 1 }
        }
        for (said, step) in order.reports.enumerated() {
            take(
                .platform(
                    .init(
                        surface: session.source.surface,
                        report: step.report,
                        next: step.next
                    )
                )
            )
            guard said + 1 >= order.haste, world.questions.contains(session.number)
            else { continue }
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
