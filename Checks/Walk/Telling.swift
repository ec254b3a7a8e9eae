// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

// What happens, and what follows, in the words of a story.

extension Machines.Event {
    var telling: String {
        switch self {
        case .startRequested(let view): "the app asks for PiP of \(view.map { "\($0)" } ?? "any")"
        case .stopRequested: "the app asks for the screen back"
        case .closeRequested: "the app closes PiP"
        case .reported(let surface, let report): "the platform, of \(surface): \(report)"
        case .staged(let event): event.telling
        case .restorationAnswered(let number, true): "the app says to \(number): it is back"
        case .restorationAnswered(let number, false): "the app says to \(number): it is not back"
        case .deadlineExpired(let number, let deadline): "\(number) has no time left: \(deadline)"
        }
    }
}

extension Stage.Event {
    fileprivate var telling: String {
        switch self {
        case .viewChanged(let view, let facts): "\(view) \(facts.telling)"
        case .viewRemoved(let view): "\(view) is gone for good"
        case .viewInteracted(let view): "the user uses \(view)"
        case .playerChanged(let player, let facts):
            "\(player) is \(facts.isPlaying ? "playing" : "paused")"
                + (facts.hasVideo ? "" : ", and has \(facts.content)")
        case .playerPaused(let player, let cause): "the system pauses \(player) (\(cause))"
        case .contentEnded(let player): "\(player) comes to its end"
        case .playerRemoved(let player): "\(player) is gone for good"
        case .sceneChanged(let scene, let phase): "\(scene) is in the \(phase)"
        case .policiesChanged, .borrowed, .yielded, .closed, .returned: "\(self)"
        }
    }
}

extension VideoViewFacts {
    fileprivate var telling: String {
        guard let shown else { return "is hidden" }
        return "shows \(shown)" + (supportsPictureInPicture ? "" : ", without support for PiP")
            + (presentation == .fullScreen ? ", in full screen" : "")
    }
}

extension Machines.Effect {
    var telling: String {
        switch self {
        case .stage(.arm(let choice?)):
            "arm \(choice.source.surface) at \(choice.source.view) (\(choice.reason), start "
                + "\(choice.start))"
        case .stage(.arm(nil)): "arm nothing"
        case .stage(.move(let surface, .overlay)): "move \(surface) to the overlay"
        case .stage(.move(let surface, .view(let view))): "move \(surface) to \(view)"
        case .stage(let step): "\(step)"
        case .session(let number, _, let step): "session \(number): \(step)"
        case .refuse, .declineRestoration, .dismiss, .reportOrphan: "\(self)"
        }
    }
}
