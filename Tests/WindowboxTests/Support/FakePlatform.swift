// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

/// A platform that writes down what it is asked, and says what the test tells it to.
@MainActor
final class FakePlatform: PictureInPicturePlatform {
    var capabilities = Capabilities(startsFromCode: .yes)
    var obstacle: String?
    /// What stands in the way of single surfaces.
    var obstacles: [SurfaceID: String] = [:]
    /// What it was asked, in order.
    private(set) var calls: [Call] = []
    /// What it does from within a call to start.
    var onStart: (SurfaceID) -> Void = { _ in }

    enum Call: Equatable {
        case arm(ArmedSurface?)
        case make(SurfaceID)
        case move(SurfaceID, SurfaceOwner)
        case discard(SurfaceID)
        case start(SurfaceID)
        case stop(SurfaceID)
        case bringForward(SurfaceID)
        case finish(SurfaceID, Bool)
        case pause(PlayerID)
        case play(PlayerID)
        case refresh(SurfaceID)
    }

    func obstacle(to surface: SurfaceID) -> String? { obstacles[surface] }
    func arm(_ armed: ArmedSurface?) { calls.append(.arm(armed)) }
    func makeSurface(_ surface: SurfaceID) { calls.append(.make(surface)) }
    func moveSurface(_ surface: SurfaceID, to owner: SurfaceOwner) {
        calls.append(.move(surface, owner))
    }
    func discardSurface(_ surface: SurfaceID) { calls.append(.discard(surface)) }
    func startPictureInPicture(_ surface: SurfaceID) {
        calls.append(.start(surface))
        onStart(surface)
    }
    func stopPictureInPicture(_ surface: SurfaceID) { calls.append(.stop(surface)) }
    func bringForward(_ surface: SurfaceID) { calls.append(.bringForward(surface)) }
    func finishRestoration(_ surface: SurfaceID, isRestored: Bool) {
        calls.append(.finish(surface, isRestored))
    }
    func pause(_ player: PlayerID) { calls.append(.pause(player)) }
    func play(_ player: PlayerID) { calls.append(.play(player)) }
    func invalidatePlaybackState(_ surface: SurfaceID) { calls.append(.refresh(surface)) }

    /// What it was asked since the last time, without arming.
    func take() -> [Call] {
        defer { calls = [] }
        return calls.filter { if case .arm = $0 { false } else { true } }
    }
}
