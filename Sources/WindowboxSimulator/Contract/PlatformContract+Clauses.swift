// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

extension PlatformContract {
    static let clauses = starting + ending + restoring + leaving

    // MARK: Starting

    private static let starting = [
        Clause("a start is answered, and the overlay shows the video") { trial in
            let video = await trial.start()
            await trial.expect("the overlay shows the player") {
                trial.subject.overlayPlayer == video.player
            }
            await trial.expect("the view shows a placeholder") {
                trial.subject.picture(in: video.view) == .placeholder
            }
            trial.require("it plays on", trial.subject.isPlaying(video.player))
            trial.require("it was told in order", trial.told == ["will start", "did start"])
        },
        Clause("starting twice starts once") { trial in
            let video = await trial.start()
            trial.service.start(from: video.view)
            trial.service.start()
            trial.require("it is active", trial.service.status.state == .active)
            trial.require("it was told once", trial.told == ["will start", "did start"])
        },
        Clause("asking for another video replaces") { trial in
            let first = await trial.start()
            let second = await trial.subject.showVideo()
            guard await trial.subject.start(second.view) else { return }
            await trial.expect("the overlay shows the other player") {
                trial.subject.overlayPlayer == second.player
                    && trial.service.status.state == .active
            }
            await trial.expect("the first was replaced") { trial.endings == [.replaced] }
            trial.require("nobody was asked for a screen", trial.restorations == 0)
            await trial.expect("the first view has its video back") {
                trial.subject.picture(in: first.view) == .video
            }
        },
        Clause("without a view it is refused") { trial in
            trial.service.start()
            trial.require("it says why", trial.service.refusal() != nil)
            trial.require("nothing begins", trial.service.status.state == .inactive)
        },
    ]

    // MARK: Ending

    private static let ending = [
        Clause("stopping gives the video back to its view, without a pause") { trial in
            let video = await trial.start()
            trial.service.stop()
            await trial.expectEnd(.restored)
            await trial.expect("the view shows the video") {
                trial.subject.picture(in: video.view) == .video
            }
            trial.require("it plays on", trial.subject.isPlaying(video.player))
            trial.require("nobody was asked for a screen", trial.restorations == 0)
        },
        Clause("stopping without Picture in Picture does nothing") { trial in
            _ = await trial.subject.showVideo()
            trial.service.stop()
            trial.service.close()
            trial.require("nothing was told", trial.told.isEmpty)
        },
        Clause("closing the overlay pauses, and asks nobody") { trial in
            let video = await trial.start()
            await trial.subject.closeOverlay()
            await trial.expectEnd(.closed)
            await trial.expect("it is paused") { !trial.subject.isPlaying(video.player) }
            await trial.expect("the view shows the video") {
                trial.subject.picture(in: video.view) == .video
            }
            trial.require("nobody was asked for a screen", trial.restorations == 0)
        },
        Clause("closing by the app asks nobody, with no view either") { trial in
            let video = await trial.start()
            await trial.subject.removeView(video.view)
            trial.service.close()
            await trial.expectEnd(.stopped)
            trial.require("nobody was asked for a screen", trial.restorations == 0)
        },
        Clause("it can start again after an end") { trial in
            let video = await trial.start()
            await trial.subject.closeOverlay()
            await trial.expectEnd(.closed)
            await trial.subject.returnToApp()
            await trial.start(video.view)
        },
    ]

    // MARK: Restoring

    private static let restoring = [
        Clause("restoring with the view on screen gives it back") { trial in
            let video = await trial.start()
            await trial.subject.restoreFromOverlay()
            await trial.expectEnd(.restored)
            await trial.expect("the view shows the video") {
                trial.subject.picture(in: video.view) == .video
            }
            trial.require("it plays on", trial.subject.isPlaying(video.player))
        },
        Clause("restoring without a view asks once, and waits for the answer") { trial in
            let video = await trial.start()
            await trial.subject.removeView(video.view)
            trial.require("the overlay stays", trial.subject.overlayPlayer == video.player)
            var view: ViewID?
            trial.restore = { request in
                trial.require(
                    "the overlay is there while it waits",
                    trial.subject.overlayPlayer == request.source.player
                )
                view = await trial.subject.showView(for: request.source.player)
                return true
            }
            await trial.subject.restoreFromOverlay()
            await trial.expectEnd(.restored)
            trial.require("it was asked once", trial.restorations == 1)
            trial.require("it plays on", trial.subject.isPlaying(video.player))
            await trial.expect("the new view shows the video") {
                view.map { trial.subject.picture(in: $0) } == .video
            }
        },
        Clause("restoring that comes to nothing ends it all the same") { trial in
            let video = await trial.start()
            await trial.subject.removeView(video.view)
            await trial.subject.restoreFromOverlay()
            await trial.expectEnd(.stopped)
            trial.require("it was asked once", trial.restorations == 1)
        },
    ]

    // MARK: Leaving

    private static let leaving = [
        Clause("leaving starts, and coming back ends it without a pause") { trial in
            guard trial.subject.startsOnLeaving else { return }
            let video = await trial.subject.showVideo()
            await trial.subject.leaveApp()
            await trial.expect("the overlay comes up") {
                trial.service.status.state == .active
                    && trial.subject.overlayPlayer == video.player
            }
            let trigger = trial.service.status.source?.trigger
            trial.require("the platform began it", trigger == .system)
            await trial.subject.returnToApp()
            await trial.expectEnd(.returnedToForeground)
            await trial.expect("the view shows the video") {
                trial.subject.picture(in: video.view) == .video
            }
            trial.require("it plays on", trial.subject.isPlaying(video.player))
        },
        Clause("leaving while paused starts nothing") { trial in
            let video = await trial.subject.showVideo()
            await trial.subject.pausePlayer(video.player)
            await trial.subject.leaveApp()
            trial.require("nothing begins", trial.service.status.state == .inactive)
        },
        Clause("leaving after the view has gone starts nothing") { trial in
            let video = await trial.subject.showVideo()
            await trial.subject.removeView(video.view)
            await trial.subject.leaveApp()
            trial.require("nothing begins", trial.service.status.state == .inactive)
        },
        Clause("coming back without a view keeps the overlay") { trial in
            let video = await trial.start()
            await trial.subject.removeView(video.view)
            await trial.subject.leaveApp()
            await trial.subject.returnToApp()
            trial.require("it is active", trial.service.status.state == .active)
            trial.require("it plays on", trial.subject.isPlaying(video.player))
        },
    ]
}
