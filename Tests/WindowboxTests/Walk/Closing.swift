// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

/// Promise 14: from every state Picture in Picture can be closed, and then all is released.
struct Closing {
    let world: World

    var violations: [String] {
        close(withHelp: true) + close(withHelp: false)
    }

    /// Closes, and then lets the platform do as it is asked, or say nothing at all.
    private func close(withHelp isHelpful: Bool) -> [String] {
        var world = world
        _ = world.take(.app(.closeRequested))
        for _ in 0..<60 {
            // What comes up by itself meanwhile is closed, too.
            if world.machines.sessions.contains(where: \.isAtRest) {
                _ = world.take(.app(.closeRequested))
            }
            let move =
                isHelpful ? world.platform.dueMoves.first.map { World.Step.platform($0) } : nil
            let expiry = world.limits.min { ($0.session, $0.order) < ($1.session, $1.order) }
            guard let step = move ?? expiry.map({ .expiry($0) }) else { break }
            _ = world.take(step)
        }
        let machines = world.machines
        var found: [String] = []
        if !machines.sessions.isEmpty { found.append("still there: \(machines.sessions)") }
        if !machines.stage.loans.isEmpty { found.append("still borrowed: \(machines.stage.loans)") }
        if !world.platform.questions.isEmpty { found.append("no answer was given") }
        if machines.stage.surfaces.values.contains(.overlay) { found.append("not home again") }
        if isHelpful && !world.platform.runs.isEmpty {
            found.append("the platform still has \(world.platform.runs)")
        }
        return found.map { "14: closed with \(isHelpful ? "help" : "silence"): \($0)" }
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

extension PlatformModel {
    /// What it says next if it does what it is asked, and the user does nothing.
    var dueMoves: [Move] {
        moves(armed: nil).filter { move in
            switch runs[move.surface] {
            case .shown(.free), nil: false
            case .asked, .coming, .shown(.askedToGo), .leaving: true
            }
        }
    }
}
