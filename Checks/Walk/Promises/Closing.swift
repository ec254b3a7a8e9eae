// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

/// Promise 14: from every state Picture in Picture can be closed, and then all is released.
///
/// It is remembered from which states the way was followed to its end, so that ways that
/// meet are followed once.
struct Closing {
    /// Whether the platform does as it is asked, or says nothing at all.
    private let isHelpful: Bool
    private var good: Set<Fingerprint> = []

    init(isHelpful: Bool) {
        self.isHelpful = isHelpful
    }

    /// How many steps it may take at most.
    private static let most = 100

    mutating func violations(from start: World, _ scribe: inout Scribe) -> [String] {
        var world = start
        _ = world.take(.app(.closeRequested))
        var way: [Fingerprint] = []
        var steps = [World.Step.app(.closeRequested)]
        for _ in 0..<Self.most {
            let print = scribe.fingerprint(of: world)
            guard !good.contains(print) else {
                good.formUnion(way)
                return []
            }
            way.append(print)
            guard let step = next(in: world) else {
                let found = leftovers(in: world)
                if found.isEmpty { good.formUnion(way) }
                return found.map { "14: \($0), after \(Self.telling(steps))" }
            }
            steps.append(step)
            if isHelpful, world.mustGiveUp(step) {
                return ["14: it was not asked to go, after \(Self.telling(steps))"]
            }
            _ = world.take(step)
        }
        return ["14: it cannot be closed, even after \(Self.telling(steps))"]
    }

    private func next(in world: World) -> World.Step? {
        // What comes up by itself meanwhile is closed, too.
        if world.machines.sessions.contains(where: \.isAtRest) { return .app(.closeRequested) }
        if isHelpful, let move = world.platform.dueMove { return .platform(move) }
        return world.limits.min().map { .expiry($0) }
    }

    private func leftovers(in world: World) -> [String] {
        let machines = world.machines
        var found: [String] = []
        if !machines.sessions.isEmpty { found.append("still there: \(machines.sessions)") }
        if !machines.stage.loans.isEmpty { found.append("still borrowed: \(machines.stage.loans)") }
        if !world.platform.questions.isEmpty { found.append("no answer was given") }
        if machines.stage.surfaces.values.contains(.overlay) { found.append("not home again") }
        if isHelpful && !world.platform.runs.isEmpty {
            found.append("the platform still has \(world.platform.runs)")
        }
        return found
    }

    private static func telling(_ steps: [World.Step]) -> String {
        steps.map(\.event.telling).joined(separator: "; ")
    }
}

extension World {
    /// Whether a limit passes for what is in the overlay and was not asked to go: then it
    /// stays there, whatever the core believes.
    fileprivate func mustGiveUp(_ step: Step) -> Bool {
        guard case .expiry(let limit) = step,
            let session = machines.session(limit.session)
        else { return false }
        return platform.runs[session.source.surface] == .shown(.free)
    }
}

extension PlatformModel {
    /// What it says next if it does what it is asked, and the user does nothing.
    fileprivate var dueMove: Move? {
        moves(armed: nil).first { move in
            switch runs[move.surface] {
            case .shown(.free), nil: false
            case .asked, .coming, .shown(.askedToGo), .leaving: true
            }
        }
    }
}
