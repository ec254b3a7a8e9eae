// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#if !os(macOS)
import AVFoundation
import UIKit
import Windowbox

/// Picture in Picture by AVKit: views, players and surfaces by name.
///
/// It reports what AVKit says and performs what the service decides.
@MainActor
final class AVKitPlatform: PictureInPicturePlatform {
    /// Who is reported to.
    weak var service: PictureInPicture?

    let players: Players
    let scenes = Scenes()
    private lazy var requirements = Requirements { [weak self] in self?.service?.platformChanged() }
    private(set) lazy var touches = Touches(
        of: { [weak self] in self?.facts ?? [] },
        onUse: { [weak self] in self?.service?.viewInteracted($0) }
    )
    private lazy var overlay = LayerOverlay { [weak self] in self?.service?.platformChanged() }
    private var views: [ViewID: WeakHost] = [:]
    private var surfaces: [SurfaceID: any Surface] = [:]
    /// What is in Picture in Picture under each name. It is another than what draws now where
    /// a view of the other kind has taken over.
    private var performers: [SurfaceID: any Surface] = [:]
    private var armed: (any Surface)?

    private struct WeakHost {
        weak var host: (any VideoHost)?
    }

    init(clock: any Clock<Duration>) {
        players = Players(clock: clock)
        players.onFacts = { [weak self] in self?.service?.playerChanged($0, $1) }
        players.onEnd = { [weak self] in self?.service?.contentEnded($0) }
        players.onGone = { [weak self] in self?.service?.playerRemoved($0) }
        scenes.onPhase = { [weak self] in self?.service?.sceneChanged($0, $1) }
    }

    let capabilities = Capabilities(
        startsFromCode: .yes,
        drawsOnSeveralSurfaces: .yes,
        staysOnTop: .yes
    )

    var obstacle: String? { requirements.obstacle }

    func obstacle(to id: SurfaceID) -> String? { surfaces[id]?.obstacle }

    // MARK: Surfaces

    func makeSurface(_ id: SurfaceID) {
        give(id, to: id.view)
    }

    func moveSurface(_ id: SurfaceID, to owner: SurfaceOwner) {
        switch owner {
        case .view(let view): give(id, to: view)
        case .overlay: lend(id)
        }
    }

    func discardSurface(_ id: SurfaceID) {
        let gone = [surfaces.removeValue(forKey: id), performers.removeValue(forKey: id)]
        for surface in gone {
            surface?.retire()
            keepForNow(surface)
        }
        players.forgetThoseGone()
    }

    /// AVKit crashes when its controller goes while it tells its delegate of the end.
    private func keepForNow(_ surface: (any Surface)?) {
        Task { withExtendedLifetime(surface) {} }
    }

    private func give(_ id: SurfaceID, to view: ViewID) {
        guard let host = views[view]?.host, let player = players[id.player] else { return }
        let before = surfaces[id]
        let surface = before.flatMap { $0.kind == host.kind ? $0 : nil } ?? make(id, for: host)
        surfaces[id] = surface
        surface.player = player
        host.show(surface)
        // Only now, so that the player is drawn without a gap: the system might pause it else.
        if before !== surface { before?.player = nil }
    }

    private func make(_ id: SurfaceID, for host: any VideoHost) -> any Surface {
        switch host.kind {
        case .video: LayerSurface(id: id, overlay: overlay, listener: self)
        case .systemVideo: ControllerSurface(id: id, listener: self)
        }
    }

    /// What AVKit takes stays in its view, where AVKit shows that it is elsewhere.
    private func lend(_ id: SurfaceID) {
        guard let performer = performers[id], performer !== surfaces[id] else { return }
        // A view of the other kind had taken over, and is gone again.
        performer.player = players[id.player]
        surfaces.updateValue(performer, forKey: id)?.retire()
    }

    // MARK: Picture in Picture

    func arm(_ armed: ArmedSurface?) {
        let next = armed.flatMap { surfaces[$0.source.surface] }
        if next !== self.armed { self.armed?.disarm() }
        self.armed = next
        if let armed { next?.arm(armed.start) }
    }

    func startPictureInPicture(_ id: SurfaceID) {
        guard let surface = surfaces[id] else { return }
        performers[id] = surface
        surface.startPictureInPicture()
    }

    func stopPictureInPicture(_ id: SurfaceID) {
        (performers[id] ?? surfaces[id])?.stopPictureInPicture()
    }

    func bringForward(_ id: SurfaceID) {
        // Whoever asks for the screen in the overlay has the app before them by that.
    }

    func finishRestoration(_ id: SurfaceID, isRestored: Bool) {
        let window = surfaces[id]?.window
        // The overlay flies to where the video is, which has to be laid out for that.
        window?.layoutIfNeeded()
        // AVKit wants to know no more than whether the video is on screen: it leaves a view
        // black that it is told is not there, though nobody has asked for it to come back.
        (performers[id] ?? surfaces[id])?.finishRestoration(isRestored || window != nil)
    }

    func pause(_ player: PlayerID) {
        players[player]?.pause()
    }

    func play(_ player: PlayerID) {
        players[player]?.play()
    }
}

extension AVKitPlatform: SurfaceListener {
    func surface(_ surface: any Surface, reports report: Report) {
        switch report {
        case .willStart where performers[surface.id] == nil:
            performers[surface.id] = surface
            surface.window?.windowScene.map { scenes.tookVideo(of: $0) }
        case .didStop, .failedToStart:
            keepForNow(performers.removeValue(forKey: surface.id))
        case .willStart, .didStart, .restoreUserInterface, .overtaken, .willStop:
            break
        }
        service?.report(report, about: surface.id)
    }

    var dismissesScreens: Bool { service?.delegate != nil }
}

// MARK: - Views by name

extension AVKitPlatform {
    func add(_ host: any VideoHost) {
        views[host.facts.id] = WeakHost(host: host)
    }

    func remove(_ view: ViewID) {
        views[view] = nil
        service?.viewRemoved(view)
        players.forgetThoseGone()
    }

    /// What there is to say of each view.
    private var facts: [HostFacts] { views.values.compactMap { $0.host?.facts } }

    /// A view on screen that shows a player, one that supports Picture in Picture first.
    func view(showing player: AVPlayer) -> ViewID? {
        let facts = facts.filter { $0.player === player && $0.visibility == .visible }
            .sorted { $0.id < $1.id }
        return (facts.first { $0.supportsPictureInPicture } ?? facts.first)?.id
    }
}
#endif
