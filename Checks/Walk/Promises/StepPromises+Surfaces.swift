// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

extension StepPromises {
    // MARK: 4, 5, 8: surfaces

    /// What a platform that does as it is told has in the end, and what it has whenever the
    /// app is told something.
    func checkSurfaces(_ found: inout [String]) {
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
            case .session(let number, let source, let step):
                check(step, of: number, where: there[source.surface], &found)
            case .stage, .refuse, .declineRestoration, .dismiss, .reportOrphan: break
            }
        }
        if there != stage.surfaces { found.append("4: the platform has \(there)") }
        if armed != stage.armed { found.append("8: the platform has armed \(armed as Any)") }
    }

    /// The surface is where it belongs before anybody is told or asked.
    private func check(
        _ step: Session.Effect,
        of number: SessionNumber,
        where owner: SurfaceOwner?,
        _ found: inout [String]
    ) {
        switch (step, owner) {
        case (.startPictureInPicture, .overlay), (.announce(.willStart), .overlay): break
        case (.startPictureInPicture, _): found.append("4: start outside the overlay")
        case (.announce(.willStart), _)
        where after.machines.session(number)?.isUndisturbed == true:
            found.append("4: \(number) is told will-start outside the overlay")
        case (.announce(.didStop), .overlay), (.announce(.failedToStart), .overlay):
            found.append("5: \(number) is told of its end while the overlay has the surface")
        case (.finishRestoration(true), .view(let view))
        where stage.views[view]?.visibility == .visible: break
        case (.finishRestoration(true), _):
            found.append("1: \(number) is answered true, but no view on screen has its surface")
        default: break
        }
    }

    // MARK: 1: answers

    /// The user has asked for a screen, and it is there: that is the answer, unless somebody
    /// does not want it.
    func checkAnswers(_ found: inout [String]) {
        for case .session(let number, let source, .finishRestoration(false)) in effects {
            guard before.machines.session(number)?.isAsked == true,
                case .view(let view) = stage.surfaces[source.surface],
                stage.views[view]?.visibility == .visible
            else { continue }
            switch (event, after.machines.session(number)?.wish) {
            case (.restorationAnswered(number, false), _), (_, .close), (_, .abandon),
                (_, .endOfContent):
                continue
            default: found.append("1: \(number) is answered false, but \(view) has its surface")
            }
        }
    }

    // MARK: 7: nothing else takes the surface away

    func checkPeace(_ found: inout [String]) {
        let isNextDue = before.machines.sessions.contains { session in
            session.isFollowed && after.machines.session(session.number) == nil
        }
        // What the app asked for earlier has its turn now.
        guard !isNextDue else { return }
        for session in before.machines.sessions where session.isUndisturbed {
            guard after.machines.session(session.number)?.isUndisturbed != true,
                !mayEnd(session)
            else { continue }
            found.append("7: \(session.number) does not go on")
        }
    }

    /// Whether what happens is a reason for a session to end, or to be asked for its screen.
    private func mayEnd(_ session: Session) -> Bool {
        let player = session.source.player
        switch event {
        case .startRequested, .stopRequested, .closeRequested: return true
        case .deadlineExpired(let number, _): return number == session.number
        case .restorationAnswered: return false
        case .reported(let surface, let report):
            switch report {
            // Another has the overlay now.
            case .willStart, .didStart: return surface != session.source.surface
            case .failedToStart, .restoreUserInterface, .overtaken, .willStop, .didStop:
                return surface == session.source.surface
            }
        case .staged(.viewChanged(let view, let facts)):
            return facts.shown == player && before.machines.stage.views[view]?.shown != player
        case .staged(.contentEnded(player)), .staged(.playerRemoved(player)): return true
        case .staged(.playerChanged(player, let facts)): return !facts.hasVideo
        case .staged(.sceneChanged(let scene, .foreground)):
            return stage.views.values.contains { $0.scene == scene && $0.shown == player }
        case .staged: return false
        }
    }
}
