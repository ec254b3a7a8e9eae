// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

/// A video view without pixels, of either kind.
///
/// It reports what real views do. Its simulation keeps it until it is removed.
@MainActor
public final class SimulatedVideoView {
    /// The view's name for Picture in Picture.
    public let id = ViewID.unique()
    /// The view's name in the transcript.
    public let name: String
    /// The name that it was given.
    let label: String
    /// Which kind of view it is.
    public let kind: VideoViewKind
    /// The player that it shows; the view keeps it alive.
    public var player: SimulatedPlayer? {
        didSet {
            checkPlayer()
            report()
        }
    }
    /// The scene that it is in.
    public let scene: SimulatedScene
    /// Whether it is part of what its scene shows.
    public var isOnScreen = false {
        didSet {
            guard isOnScreen != oldValue else { return }
            simulation?.note(.app, "\(name) \(isOnScreen ? "is" : "is no longer") on screen")
            report()
        }
    }
    /// Whether Picture in Picture may start from it.
    public var supportsPictureInPicture: Bool { didSet { report() } }
    /// Whether Picture in Picture may start from it by itself, as far as it supports it.
    public var canStartPictureInPictureAutomatically = true { didSet { report() } }
    /// How it is presented.
    public var presentation: Presentation { didSet { report() } }
    /// Its claim where several views support Picture in Picture; the greatest goes first.
    public var pictureInPicturePriority = 0 { didSet { report() } }

    private weak var simulation: Simulation?
    private var life = Life.present

    private enum Life {
        case present
        case removed
    }

    init(
        label: String,
        name: String,
        kind: VideoViewKind,
        player: SimulatedPlayer?,
        supportsPictureInPicture: Bool,
        presentation: Presentation,
        scene: SimulatedScene,
        in simulation: Simulation
    ) {
        self.label = label
        self.name = name
        self.kind = kind
        self.player = player
        self.supportsPictureInPicture = supportsPictureInPicture
        self.presentation = presentation
        self.scene = scene
        self.simulation = simulation
    }

    /// What is to be seen in it.
    public var picture: Picture { simulation?.platform.picture(in: self) ?? .nothing }

    /// Keeps an object of the app's alive while what this view shows is in Picture in
    /// Picture; nil for none.
    public func enableForInAppPictureInPicture(
        persisting object: (any PictureInPicturePersistable)?
    ) {
        simulation?.pictureInPicture.persist(object, for: id)
    }

    /// Takes the view away for good.
    public func remove() {
        guard case .present = life else { return }
        life = .removed
        simulation?.forget(self)
    }

    func checkPlayer() {
        guard let simulation, let player, !simulation.owns(player) else { return }
        simulation.fail("impossible: \(player.name) is another simulation's, or disposed of")
    }

    private func report() {
        guard case .present = life else { return }
        simulation?.pictureInPicture.viewChanged(id, facts)
    }

    var facts: VideoViewFacts {
        VideoViewFacts(
            kind: kind,
            player: player?.id,
            scene: scene.id,
            visibility: isOnScreen ? .visible : .hidden,
            supportsPictureInPicture: supportsPictureInPicture,
            canStartPictureInPictureAutomatically: canStartPictureInPictureAutomatically,
            presentation: presentation,
            priority: pictureInPicturePriority
        )
    }
}
