// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import Windowbox

/// Whole sequences through both machines, told in short.
///
/// What is not told: arming, limits, what is kept.
struct Story {
    private(set) var machines = Machines()
    private(set) var told: [String] = []

    /// Views A and B show players P and Q, which play.
    static func withTwoPlayers() -> Story {
        var story = Story()
        story.happens(.staged(.player(playerP)))
        story.happens(.staged(.player(playerQ)))
        story.happens(.staged(.show(playerP, in: viewA)))
        story.happens(.staged(.show(playerQ, in: viewB)))
        story.told = []
        return story
    }

    mutating func happens(_ event: Machines.Event) {
        told += machines.handle(event).compactMap(Self.words)
    }

    mutating func says(_ reports: Report..., about surface: SurfaceID = surfaceAP) {
        for report in reports { happens(.reported(surface, report)) }
    }

    /// What was told since the last time.
    mutating func take() -> [String] {
        defer { told = [] }
        return told
    }

    private static func name(_ surface: SurfaceID) -> String {
        ["?", "A", "B", "C"][surface.view.rawValue] + name(surface.player)
    }

    private static func name(_ player: PlayerID) -> String {
        ["?", "P", "Q"][player.rawValue]
    }

    private static func name(_ owner: SurfaceOwner) -> String {
        switch owner {
        case .view(let view): ["?", "A", "B", "C"][view.rawValue]
        case .overlay: "overlay"
        }
    }

    private static func words(_ effect: Machines.Effect) -> String? {
        switch effect {
        case .stage(.make(let surface)): "make \(name(surface))"
        case .stage(.move(let surface, let owner)): "\(name(surface)) to \(name(owner))"
        case .stage(.discard(let surface)): "discard \(name(surface))"
        case .stage(.pause(let player)): "pause \(name(player))"
        case .stage: nil
        case .refuse(let refusal): "refuse: \(refusal)"
        case .declineRestoration(let surface): "decline \(name(surface))"
        case .dismiss(let surface): "dismiss \(name(surface))"
        case .reportOrphan(let surface, let report): "orphan \(name(surface)) \(report)"
        case .session(let number, let source, let step):
            words(step).map { "\(number.rawValue)/\(name(source.surface)) \($0)" }
        }
    }

    private static func words(_ step: Session.Effect) -> String? {
        switch step {
        case .startPictureInPicture: "start"
        case .stopPictureInPicture: "stop"
        case .bringForward: "bring forward"
        case .askForRestoration: "ask"
        case .finishRestoration(let isRestored): "answer \(isRestored)"
        case .announce(.willStart): "will start"
        case .announce(.didStart): "did start"
        case .announce(.failedToStart(let failure)): "failed: \(failure)"
        case .announce(.willStop): "will stop"
        case .announce(.didStop(let ending)): "did stop: \(ending)"
        case .reportOrphan(let event): "orphan \(event)"
        case .startDeadline, .cancelDeadline, .cancelDeadlines, .keepPersistable,
            .releasePersistable:
            nil
        }
    }
}
