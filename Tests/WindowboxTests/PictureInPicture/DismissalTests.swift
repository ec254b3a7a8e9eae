// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import Windowbox

@MainActor
struct DismissalTests {
    @Test(arguments: [
        (VideoViewKind.video, Presentation.inline, 1),
        (.video, .fullScreen, 1),
        (.systemVideo, .inline, 2),
        (.systemVideo, .fullScreen, 1),
    ])
    func `the screen may go after will-start, or did-start if the platform would pause`(
        kind: VideoViewKind,
        presentation: Presentation,
        place: Int
    ) {
        let bench = Bench.showing()
        let app = DismissingApp()
        bench.service.delegate = app
        var facts = VideoViewFacts.shown(playerP)
        facts.kind = kind
        facts.presentation = presentation
        bench.service.viewChanged(viewA, facts)
        bench.says(.willStart, .didStart, .willStop, .didStop)
        var wanted = ["will start", "did start"]
        wanted.insert("dismiss", at: place)
        #expect(app.told == wanted)
    }

    @Test func `no screen goes for what is up only to end at once`() {
        let bench = Bench.showing()
        bench.platform.capabilities.dismissal = .atDidStart
        let app = DismissingApp()
        bench.service.delegate = app
        bench.service.start()
        bench.service.stop()
        bench.says(.willStart, .didStart)
        #expect(app.told == ["will start", "did start"])
    }

    @Test func `no screen has to go for a start that is refused at once`() {
        let bench = Bench.showing()
        let app = DismissingApp()
        bench.service.delegate = app
        bench.service.start()
        bench.says(.failedToStart("No."))
        #expect(app.told == [])
    }
}

@MainActor
private final class DismissingApp: PictureInPictureDelegate {
    private(set) var told: [String] = []

    func pictureInPictureWillStart(from source: Source) { told.append("will start") }
    func pictureInPictureDidStart(from source: Source) { told.append("did start") }
    func pictureInPictureDismissUserInterface(from source: Source) { told.append("dismiss") }
}
