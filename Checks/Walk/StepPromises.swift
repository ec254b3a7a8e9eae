// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

/// What must be true of every step, whatever came before. Each check names the promise
/// that it stands for, as the design numbers them.
struct StepPromises {
    let before: World
    let transition: Transition
    let after: World

    var effects: [Machines.Effect] { transition.effects }
    var stage: Stage { after.machines.stage }

    var violations: [String] {
        var found = transition.violations
        checkSurfaces(&found)
        checkPauses(&found)
        checkPlayback(&found)
        checkAnnouncements(&found)
        checkKeeping(&found)
        checkStrangers(&found)
        checkOrders(&found)
        checkSources(&found)
        return found
    }

    // MARK: 1, 4, 8: surfaces

    /// What a platform that does as it is told has in the end.
    private func checkSurfaces(_ found: inout [String]) {
        var there = before.machines.stage.surfaces
        var armed = before.machines.stage.armed
        for effect in effects {
            switch effect {
            case .stage(.make(let surface)):
                if there[surface] != nil { found.append("4: \(surface) was made twice") }
                if there.values.contains(.view(surface.view)) {
                    found.append("4: \(surface.view) has two surfaces")
                }
                there[surface] = .view(surface.view)
            case .stage(.move(let surface, let owner)):
                if there[surface] == nil { found.append("4: \(surface) is not there to move") }
                if there[surface] == owner { found.append("4: \(surface) is there already") }
                there[surface] = owner
            case .stage(.discard(let surface)):
                if there[surface] == nil { found.append("4: \(surface) is not there to discard") }
                there[surface] = nil
            case .stage(.arm(let choice)):
                if armed == choice { found.append("8: armed again without a change") }
                armed = choice
            case .session(_, let source, .finishRestoration(true)):
                guard case .view(let view) = there[source.surface],
                    stage.views[view]?.visibility == .visible
                else { found.append("1: true, but no view holds \(source.surface)"); continue }
            case .session(_, let source, .startPictureInPicture)
            where there[source.surface] != .overlay:
                found.append("4: start outside the overlay")
            default:
                break
            }
        }
        if there != stage.surfaces { found.append("4: the platform has \(there)") }
        if armed != stage.armed { found.append("8: the platform has armed \(armed as Any)") }
    }

    // MARK: 3, 9, 13: what the app is told

    /// In order, each once, and in step with the state: what is said last is what is so.
    private func checkAnnouncements(_ found: inout [String]) {
        var chapters = before.machines.sessions.map { ($0.number, $0.chapter) }
        for effect in effects {
            guard case .session(let number, _, .announce(let announcement)) = effect else {
                continue
            }
            let index = chapters.firstIndex { $0.0 == number } ?? chapters.count
            if index == chapters.count { chapters.append((number, 0)) }
            if announcement.chapter <= chapters[index].1 {
                found.append("3: \(number) is told \(announcement) late")
            }
            if announcement == .didStart && chapters[index].1 != 1 {
                found.append("3: \(number) is told did-start before will-start")
            }
            chapters[index].1 = announcement.chapter
        }
        for session in after.machines.sessions {
            let told = chapters.first { $0.0 == session.number }?.1 ?? 0
            if told != session.chapter {
                found.append("3: \(session.number) in \(session.state) was told \(told)")
            }
            if session.isInOverlay != (told == 1 || told == 2) {
                found.append("9: \(session.number) is active \(session.isInOverlay) after \(told)")
            }
        }
        for (number, told) in chapters
        where told != 4 && after.machines.session(number) == nil {
            found.append("3: \(number) is over, and nobody was told")
        }
    }

    // MARK: 10, 11: what is kept, and strangers

    private func checkKeeping(_ found: inout [String]) {
        var kept = before.machines.sessions.map(\.number)
        for effect in effects {
            switch effect {
            case .session(let number, _, .keepPersistable):
                if kept.contains(number) { found.append("10: \(number) keeps twice") }
                kept.append(number)
            case .session(let number, _, .releasePersistable):
                guard let index = kept.firstIndex(of: number) else {
                    found.append("10: \(number) releases twice")
                    continue
                }
                kept.remove(at: index)
            case .session(let number, _, .announce) where !kept.contains(number):
                found.append("10: \(number) is told of what is released")
            default: break
            }
        }
        if kept.sorted() != after.machines.sessions.map(\.number) {
            found.append("10: kept are \(kept)")
        }
    }

    private func checkStrangers(_ found: inout [String]) {
        guard effects.contains(where: \.isStrange),
            !effects.contains(where: { $0.number != nil }),
            after.machines != before.machines
        else { return }
        found.append("11: a report that fits nothing changed something")
    }

    // MARK: 12: what the app is asked

    private func checkOrders(_ found: inout [String]) {
        var asked = 0
        for case .session(_, _, .askForRestoration) in effects { asked += 1 }
        guard asked > 0 else { return }
        let isWanted =
            switch transition.step.event {
            case .reported(_, .restoreUserInterface), .stopRequested: true
            // The app has wanted it back since before the overlay was up.
            case .reported(let surface, .didStart):
                before.machines.sessions.contains {
                    $0.source.surface == surface && $0.wish == .restore
                }
            default: false
            }
        if asked > 1 || !isWanted {
            found.append("12: the app was asked for a screen though nobody wants one")
        }
    }

    // MARK: 11: what is recorded

    /// A source is what was so when the session began, and stays so.
    private func checkSources(_ found: inout [String]) {
        for session in after.machines.sessions {
            let source = session.source
            if let earlier = before.machines.session(session.number) {
                if earlier.source != source { found.append("11: the source has changed") }
            } else if let facts = before.machines.stage.views[source.view],
                source.kind != facts.kind || source.presentation != facts.presentation
                    || source.player != facts.player
            {
                found.append("11: \(source) is not what \(facts) says")
            }
        }
    }
}
