// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import WindowboxWalk

@testable import Windowbox

/// At least one mistake for each promise.
enum FaultTable {
    static let rows = answers + announcements + surfaces + peace + endings

    private static let answers: [PlantedFault] = [
        .init(2, "a question gets no answer", after: 6) { _, event, effects in
            guard case .restorationAnswered = event else { return }
            effects.drop(\.isAnswer)
        },
        .init(1, "a question gets two answers", after: 4) { _, _, effects in
            effects.double(\.isAnswer)
        },
        .init(1, "the app has all the time in the world", after: 5) { _, _, effects in
            effects.drop(.startDeadline(.restoration))
        },
        .init(1, "a screen is said to be back that is not", after: 6) { _, _, effects in
            effects.turnAnswer(from: false)
        },
        .init(1, "a screen is said to be missing that is there", after: 7) { _, _, effects in
            effects.turnAnswer(from: true)
        },
        .init(2, "asked after will-stop, more is done", after: 3) { machines, event, effects in
            guard case .reported(let surface, .restoreUserInterface) = event,
                machines.sessions.contains(where: \.isStopping)
            else { return }
            effects.append(.dismiss(surface))
        },
        .init(12, "the app is asked twice", after: 5) { _, _, effects in
            effects.double(.askForRestoration)
        },
        .init(12, "the app is asked when the content ends", after: 3, [.endOfContent]) {
            machines,
            event,
            effects in
            guard case .staged(.contentEnded) = event, let session = machines.current
            else { return }
            effects.append(.session(session.number, session.source, .askForRestoration))
        },
    ]

    private static let announcements: [PlantedFault] = [
        .init(3, "the app is told of one start twice", after: 4) { _, _, effects in
            effects.double(.announce(.didStart))
        },
        .init(3, "the app is not told of the end", after: 5) { _, _, effects in
            effects.drop(\.isEnd)
        },
        .init(9, "will-stop is kept from the app", after: 4) { _, _, effects in
            effects.drop(.announce(.willStop))
        },
        .init(13, "a start may take for ever", after: 2) { _, _, effects in
            effects.drop(.startDeadline(.start))
        },
        .init(13, "a refusal says nothing", after: 1) { _, _, effects in
            effects = effects.filter { if case .refuse = $0 { false } else { true } }
        },
        .init(13, "a start that failed goes on", after: 3) { machines, event, _ in
            guard case .reported(let surface, .failedToStart) = event else { return }
            _ = machines.handle(.startRequested(surface.view))
        },
    ]

    private static let surfaces: [PlantedFault] = [
        .init(4, "the overlay gets nothing", after: 2) { _, _, effects in
            effects.drop(stage: \.isMoveToOverlay)
        },
        .init(4, "a surface is in the overlay before it is known", after: 2) { _, _, effects in
            effects.sort { one, _ in
                if case .session(_, _, .startPictureInPicture) = one { true } else { false }
            }
        },
        .init(5, "a view shows nothing", after: 1) { machines, _, _ in
            machines.corrupt { $0.surfaces = [:] }
        },
        .init(5, "the app hears of the end first", after: 6) { _, event, effects in
            guard case .reported(_, .didStop) = event,
                !effects.contains(where: { $0.step == .startPictureInPicture })
            else { return }
            effects = effects.filter { $0.step != nil } + effects.filter { $0.step == nil }
        },
        .init(8, "nothing is armed", after: 1) { machines, _, effects in
            effects.drop(stage: \.isArming)
            machines.corrupt { $0.armed = nil }
        },
        .init(8, "what is armed is not said", after: 1) { _, _, effects in
            effects.drop(stage: \.isArming)
        },
    ]

    private static let peace: [PlantedFault] = [
        .init(6, "what comes into the overlay is paused", after: 4) { _, event, effects in
            guard case .reported(let surface, .didStart) = event else { return }
            effects.append(.stage(.pause(surface.player)))
        },
        .init(6, "what was closed plays on", after: 4) { _, _, effects in
            effects.drop(stage: \.isPause)
        },
        .init(7, "a pause ends it", after: 3, [.pausing]) { machines, event, effects in
            guard case .staged(.playerChanged) = event else { return }
            effects += machines.handle(.stopRequested)
        },
        .init(7, "the overlay loses its surface", after: 2) { machines, _, _ in
            machines.corrupt { stage in
                stage.surfaces = stage.surfaces.filter { $0.value != .overlay }
            }
        },
        .init(11, "a stranger's word counts", after: 2, [.anarchy]) { machines, event, effects in
            guard case .reported(_, .didStop) = event else { return }
            effects += machines.handle(.staged(.viewRemoved(viewA)))
        },
        .init(11, "a stranger's word is not reported", after: 1, [.anarchy]) { _, _, effects in
            effects = effects.filter { if case .reportOrphan = $0 { false } else { true } }
        },
    ]

    private static let endings: [PlantedFault] = [
        .init(10, "what was kept is kept for ever", after: 3) { _, _, effects in
            effects.drop(.releasePersistable)
        },
        .init(10, "a surface stays borrowed", after: 1) { machines, event, effects in
            guard case .staged(.viewChanged(let view, let facts)) = event,
                let player = facts.player
            else { return }
            let surface = SurfaceID(view: view, player: player)
            effects += machines.handle(.staged(.borrowed(surface, .request)))
        },
        .init(14, "the platform is not asked to stop", after: 2) { _, _, effects in
            effects.drop(.stopPictureInPicture)
        },
        .init(14, "a stop may take for ever", after: 4) { _, _, effects in
            effects.drop(.startDeadline(.stop))
        },
    ]
}
