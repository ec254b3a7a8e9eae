// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

/// What the user sends away and brings back as one: a window of a simulated desktop, or an
/// app's scene.
@MainActor
public final class SimulatedScene {
    /// The scene's name for Picture in Picture.
    public let id = SceneID.unique()
    /// The scene's name in the transcript.
    public let name: String
    /// Whether the user has it before them.
    public private(set) var phase = ScenePhase.foreground
    /// What the app does when the scene has come or gone.
    public var onPhase: (@MainActor (ScenePhase) -> Void)?

    init(name: String) {
        self.name = name
    }

    func enter(_ phase: ScenePhase, in simulation: Simulation) {
        guard phase != self.phase else { return }
        self.phase = phase
        simulation.note(.system, "\(name) is in the \(phase)")
        simulation.pictureInPicture.sceneChanged(id, phase)
        onPhase?(phase)
    }
}
