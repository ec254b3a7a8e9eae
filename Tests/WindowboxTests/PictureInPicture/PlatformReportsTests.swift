// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import Windowbox

/// What platforms and their players tell, and what they are asked for it.
@MainActor
struct PlatformReportsTests {
    @Test func `a player that the system pauses is played, before the report returns`() {
        let bench = Bench.active()
        bench.service.playerPaused(playerP, by: .background)
        #expect(bench.platform.take() == [.play(playerP)])
    }

    @Test func `the overlay is told of each change in playback, once`() {
        let bench = Bench.active()
        let paused = PlayerFacts(isPlaying: false, hasVideo: true)
        bench.service.playerChanged(playerP, paused)
        bench.service.playerChanged(playerP, paused)
        #expect(bench.platform.take() == [.refresh(surfaceAP)])
    }

    @Test func `another app that takes the overlay replaces, and nobody has to restore`() {
        let bench = Bench.active()
        bench.says(.overtaken, .willStop, .restoreUserInterface, .didStop)
        #expect(bench.app.told.suffix(2) == ["will stop", "did stop: replaced"])
        #expect(
            bench.platform.take() == [
                .move(surfaceAP, .view(viewA)), .stop(surfaceAP), .finish(surfaceAP, false),
            ]
        )
        bench.says(.overtaken)
        #expect(bench.service.status.state == .inactive)
    }

    @Test func `the status says what media controls act upon, and whether to stay awake`() {
        let bench = Bench()
        #expect(bench.service.status.nowPlaying == nil)
        bench.service.playerChanged(playerP, PlayerFacts(isPlaying: true, hasVideo: true))
        #expect(bench.service.status.nowPlaying == nil)
        #expect(!bench.service.status.keepsDisplayAwake)
        bench.service.viewChanged(viewA, .shown(playerP))
        #expect(bench.service.status.nowPlaying == playerP)
        #expect(bench.service.status.keepsDisplayAwake)
    }

    @Test(arguments: Capabilities.Dismissal.allCases)
    func `a platform says when screens may go`(dismissal: Capabilities.Dismissal) {
        let bench = Bench.showing()
        bench.platform.capabilities.dismissal = dismissal
        bench.service.start(from: viewA)
        bench.says(.willStart)
        #expect(bench.app.dismissed.count == (dismissal == .atWillStart ? 1 : 0))
        bench.says(.didStart)
        #expect(bench.app.dismissed == [sourceAP])
    }

    @Test func `a platform need not play nor refresh`() {
        final class Plain: PictureInPicturePlatform {
            let capabilities = Capabilities()
            let obstacle: String? = nil
            func arm(_ armed: ArmedSurface?) {}
            func makeSurface(_ surface: SurfaceID) {}
            func moveSurface(_ surface: SurfaceID, to owner: SurfaceOwner) {}
            func discardSurface(_ surface: SurfaceID) {}
            func startPictureInPicture(_ surface: SurfaceID) {}
            func stopPictureInPicture(_ surface: SurfaceID) {}
            func bringForward(_ surface: SurfaceID) {}
            func finishRestoration(_ surface: SurfaceID, isRestored: Bool) {}
            func pause(_ player: PlayerID) {}
        }
        let service = PictureInPicture(platform: Plain())
        let playing = PlayerFacts(isPlaying: true, hasVideo: true)
        service.playerChanged(playerP, playing)
        service.viewChanged(viewA, .shown(playerP))
        service.start()
        service.report(.willStart, about: surfaceAP)
        service.playerPaused(playerP, by: .surfaceLost)
        service.playerChanged(playerP, PlayerFacts(isPlaying: false, hasVideo: true))
        #expect(service.status.state == .starting)
    }
}
