// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// What takes the place of an app's views: see TestingYourApp.md, which shows the same.
// snippet.show
import Windowbox
import WindowboxSimulator

/// Shows what the router decides, in views without pixels.
@MainActor
final class Screens {
    let router: Router<SimulatedPlayer>
    private(set) var video: SimulatedVideoView?

    init(_ simulation: Simulation) {
        router = Router(simulation.pictureInPicture) { simulation.player($0) }
        router.onPlayerScreen = { [unowned self] model in
            video?.remove()
            video = model.map { simulation.view("screen of \($0.film)", showing: $0.player) }
            video?.enableForInAppPictureInPicture(persisting: model)
        }
    }
}
