// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

/// A platform of paper: what views and the overlay show is written down, and nothing else.
@MainActor
final class PaperPlatform: PictureInPicturePlatform {
    /// Who is reported to; the service keeps its platform alive.
    weak var service: PictureInPicture?

    private(set) var owners: [SurfaceID: SurfaceOwner] = [:]
    private(set) var overlay: SurfaceID?
    private var armed: ArmedSurface?
    private var playing: Set<PlayerID> = []

    // snippet.abilities
    let capabilities = Capabilities(startsFromCode: .yes, staysOnTop: .yes)
    let obstacle: String? = nil
    // snippet.end

    // snippet.surfaces
    func makeSurface(_ surface: SurfaceID) {
        owners[surface] = .view(surface.view)
    }

    func moveSurface(_ surface: SurfaceID, to owner: SurfaceOwner) {
        owners[surface] = owner
    }

    func discardSurface(_ surface: SurfaceID) {
        owners[surface] = nil
    }
    // snippet.end

    // snippet.starting
    func arm(_ armed: ArmedSurface?) {
        self.armed = armed
    }

    func startPictureInPicture(_ surface: SurfaceID) {
        service?.report(.willStart, about: surface)
        overlay = surface
        service?.report(.didStart, about: surface)
    }
    // snippet.end

    // snippet.stopping
    func stopPictureInPicture(_ surface: SurfaceID) {
        guard overlay == surface else { return }
        service?.report(.restoreUserInterface, about: surface)
    }

    func bringForward(_ surface: SurfaceID) {}

    func finishRestoration(_ surface: SurfaceID, isRestored: Bool) {
        guard overlay == surface else { return }
        end(surface)
    }

    private func end(_ surface: SurfaceID) {
        service?.report(.willStop, about: surface)
        overlay = nil
        service?.report(.didStop, about: surface)
    }
    // snippet.end

    // snippet.players
    func play(_ player: PlayerID) {
        playing.insert(player)
        service?.playerChanged(player, PlayerFacts(isPlaying: true, hasVideo: true))
    }

    func pause(_ player: PlayerID) {
        playing.remove(player)
        service?.playerChanged(player, PlayerFacts(isPlaying: false, hasVideo: true))
    }

    func isPlaying(_ player: PlayerID) -> Bool { playing.contains(player) }
    // snippet.end
}

// snippet.user
extension PaperPlatform {
    /// The user leaves the app: what is armed starts, if it is to.
    func leave(_ scene: SceneID) {
        if let armed, armed.start == .onLeaving {
            startPictureInPicture(armed.source.surface)
        }
        service?.sceneChanged(scene, .background)
    }

    /// The user comes back to the app.
    func comeBack(to scene: SceneID) {
        service?.sceneChanged(scene, .foreground)
    }

    /// The user closes the overlay.
    func closeOverlay() {
        if let overlay { end(overlay) }
    }
}
// snippet.end
