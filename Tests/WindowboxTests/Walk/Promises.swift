// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

/// What must be true after every step, whatever came before. Each check names the
/// promise that it stands for, as the design numbers them.
struct Promises {
    let transition: Transition
    let after: World

    private var before: World { transition.before }
    private var effects: [Machines.Effect] { transition.effects }
    private var stage: Stage { after.machines.stage }

    var violations: [String] {
        transition.violations + answers + announcements + surfaces + pictures + pauses + overlay
            + arming + keeping + strangers + orders + waiting + rest
    }

    // MARK: 1, 12: questions

    private var answers: [String] {
        let owed = after.platform.questions.subtracting(
            after.machines.sessions.filter(\.isAsked).map(\.source.surface)
        )
        var found = owed.map { "1: nobody will answer the question of \($0)" }
        for session in after.machines.sessions where session.isAsked {
            if !after.limits.contains(.init(session: session.number, deadline: .restoration)) {
                found.append("1: \(session.number) may wait for ever for its answer")
            }
        }
        return found
    }

    private var orders: [String] {
        let asked = effects.filter {
            if case .session(_, _, .askForRestoration) = $0 { true } else { false }
        }
        guard !asked.isEmpty else { return [] }
        guard asked.count == 1, case .reported(_, .restoreUserInterface) = transition.step.event
        else { return ["12: the app was asked for a screen though nobody wants one"] }
        return []
    }

    // MARK: 3, 9: what the app is told

    private var announcements: [String] {
        let numbers = Set(
            before.machines.sessions.map(\.number) + after.machines.sessions.map(\.number)
                + effects.compactMap(\.number)
        )
        return numbers.sorted().flatMap { number -> [String] in
            let told = effects.compactMap { effect -> Session.Announcement? in
                if case .session(number, _, .announce(let announcement)) = effect {
                    announcement
                } else {
                    nil
                }
            }
            let from = before.machines.session(number)?.chapter ?? 0
            let chapters = told.map(\.chapter)
            let now = after.machines.session(number)?.chapter
            let isInOrder = zip([from] + chapters, chapters).allSatisfy { $0 < $1 }
            guard isInOrder, (now ?? 4) == (chapters.last ?? from) else {
                return ["3: \(number) went from \(from) to \(now ?? 4), and was told \(told)"]
            }
            return []
        }
    }

    // MARK: 4: surfaces

    /// What a platform that does as it is told has in the end.
    private var surfaces: [String] {
        var found: [String] = []
        var there = before.machines.stage.surfaces
        var armed = before.machines.stage.armed
        func isFree(_ view: ViewID) -> Bool { !there.values.contains(.view(view)) }
        for effect in effects {
            switch effect {
            case .stage(.make(let surface)):
                if there[surface] != nil { found.append("4: \(surface) was made twice") }
                if !isFree(surface.view) { found.append("4: \(surface.view) has two surfaces") }
                there[surface] = .view(surface.view)
            case .stage(.move(let surface, let owner)):
                if there[surface] == nil { found.append("4: \(surface) is not there to move") }
                there[surface] = owner
            case .stage(.discard(let surface)):
                if there[surface] == nil { found.append("4: \(surface) is not there to discard") }
                there[surface] = nil
            case .stage(.arm(let choice)):
                armed = choice
            case .session(_, let source, .finishRestoration(true)):
                guard case .view(let view) = there[source.surface],
                    stage.views[view]?.visibility == .visible
                else { found.append("1: true, but no view holds \(source.surface)"); continue }
            case .session(_, let source, .startPictureInPicture):
                if there[source.surface] != .overlay {
                    found.append("4: start outside the overlay")
                }
            default:
                break
            }
        }
        for view in stage.views.keys where there.values.filter({ $0 == .view(view) }).count > 1 {
            found.append("4: \(view) has two surfaces")
        }
        if there != stage.surfaces { found.append("4: the platform has \(there)") }
        if armed != stage.armed { found.append("8: the platform has armed \(armed as Any)") }
        return found
    }

    // MARK: 5: pictures

    private var pictures: [String] {
        stage.views.sorted { $0.key < $1.key }.flatMap { view, facts -> [String] in
            guard facts.visibility == .visible, let player = facts.player,
                stage.players[player] != nil
            else { return [] }
            let has = stage.surfaces.contains { $0.key.player == player && $0.value == .view(view) }
            let isLent = stage.loans.contains {
                $0.key.player == player && $0.value.grip == .holding
            }
            return has || isLent ? [] : ["5: \(view) does not show \(player)"]
        }
    }

    // MARK: 6: pauses

    private var pauses: [String] {
        var wanted = closed
        for effect in effects {
            guard case .session(_, let source, .announce(let announcement)) = effect else {
                continue
            }
            let player = source.player
            let isShown = after.isOnScreen(player)
            let isGone = stage.players[player] == nil
            let isElsewhere = after.machines.sessions.contains { $0.source.player == player }
            // The app has closed it, and what plays now is something else.
            if before.machines.stage.loans[source.surface]?.sound == .settled { continue }
            switch announcement {
            case .didStop(.contentEnded), .willStart, .didStart, .willStop: continue
            case .didStop(.closed) where !isGone && !isElsewhere: wanted.append(player)
            case .didStop, .failedToStart:
                if !isShown && !isGone && !isElsewhere { wanted.append(player) }
            }
        }
        let paused = effects.compactMap { effect -> PlayerID? in
            if case .stage(.pause(let player)) = effect { player } else { nil }
        }
        return paused.sorted() == wanted.sorted()
            ? [] : ["6: paused \(paused), where the policies want \(wanted)"]
    }

    /// What the app has just closed and nobody shows.
    private var closed: [PlayerID] {
        guard case .closeRequested = transition.step.event else { return [] }
        return stage.loans.filter { surface, loan in
            loan.sound == .settled && before.machines.stage.loans[surface]?.sound == .open
                && !after.isOnScreen(surface.player)
        }.map(\.key.player)
    }

    // MARK: 7: the overlay keeps what it has

    private var overlay: [String] {
        after.machines.sessions.flatMap { session -> [String] in
            let owner = stage.surfaces[session.source.surface]
            if owner == nil { return ["7: \(session.source.surface) is gone"] }
            return session.isUndisturbed && owner != .overlay
                ? ["7: \(session.source.surface) was taken from the overlay"] : []
        }
            + (after.machines.sessions.filter(\.isUndisturbed).count > 1
                ? ["one overlay, two sessions"] : [])
    }

    // MARK: 8: arming

    private var arming: [String] {
        let able = stage.views.filter { view, facts in
            facts.visibility == .visible && facts.supportsPictureInPicture
                && stage.surfaces.values.contains(.view(view))
                && facts.player.flatMap { stage.players[$0] }?.hasVideo == true
        }
        guard let armed = stage.armed else {
            return able.isEmpty ? [] : ["8: nothing is armed"]
        }
        var found: [String] = []
        if able[armed.source.view] == nil { found.append("8: what is armed is not there") }
        if armed.start == .onLeaving && !after.machines.sessions.isEmpty {
            found.append("8: leaving the app takes the overlay from a session")
        }
        return found
    }

    // MARK: 10, 11: what is kept, and strangers

    private var keeping: [String] {
        var found: [String] = []
        var kept = Set(before.machines.sessions.map(\.number))
        for effect in effects {
            switch effect {
            case .session(let number, _, .keepPersistable):
                if !kept.insert(number).inserted { found.append("10: kept twice") }
            case .session(let number, _, .releasePersistable):
                if kept.remove(number) == nil { found.append("10: released twice") }
            case .session(let number, _, .announce) where !kept.contains(number):
                found.append("10: \(number) is told of what is released")
            default: break
            }
        }
        if kept != Set(after.machines.sessions.map(\.number)) {
            found.append("10: kept are \(kept)")
        }
        if Set(stage.loans.keys) != Set(after.machines.sessions.map(\.source.surface)) {
            found.append("10: borrowed are \(stage.loans.keys)")
        }
        for (surface, owner) in stage.surfaces where stage.loans[surface] == nil {
            guard case .view(let view) = owner, stage.views[view]?.player == surface.player,
                stage.players[surface.player] != nil
            else { found.append("10: \(surface) belongs to nobody"); continue }
        }
        return found
    }

    private var strangers: [String] {
        guard effects.contains(where: \.isStrange), effects.compactMap(\.number).isEmpty,
            after.machines != before.machines
        else { return [] }
        return ["11: a report that fits nothing changed something"]
    }

    // MARK: 13, 14: nothing is waited for without a limit

    private var waiting: [String] {
        after.machines.sessions.flatMap { session -> [String] in
            let limits = after.limits.filter { $0.session == session.number }
            return limits.isEmpty && !session.isAtRest
                ? ["14: \(session.number) waits for ever in \(session.state)"] : []
        }
            + after.limits.filter { after.machines.session($0.session) == nil }.map {
                "14: the limit \($0) outlives its session"
            }
    }

    /// Nothing is left over to do.
    private var rest: [String] {
        var again = after.machines
        let effects = again.handle(.staged(.viewInteracted(ViewID(rawValue: 0))))
        return effects.isEmpty && again == after.machines ? [] : ["unsettled: \(effects)"]
    }
}
