// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Testing
import Windowbox
import WindowboxSimulator

/// What nobody can do is a violation, and is not done.
@MainActor
struct ImpossibleTests {
    /// An app with a view, of the platform's kind or of the app's.
    @MainActor
    struct Scenery {
        let simulation = Simulation()
        let player: SimulatedPlayer
        let view: SimulatedVideoView

        init(_ kind: VideoViewKind) {
            player = simulation.player("P")
            view = simulation.view("A", showing: player, kind: kind)
        }

        var user: SimulatedUser { simulation.user }

        /// Leaves, without anything in the overlay.
        func leaveSilently() {
            player.pause()
            user.leaveApp()
        }
    }

    struct Act: CustomTestStringConvertible {
        let testDescription: String
        let violation: String
        let kind: VideoViewKind
        let deed: @MainActor @Sendable (Scenery) -> Void

        init(
            _ description: String,
            _ violation: String,
            kind: VideoViewKind = .video,
            _ deed: @escaping @MainActor @Sendable (Scenery) -> Void
        ) {
            testDescription = description
            self.violation = violation
            self.kind = kind
            self.deed = deed
        }
    }

    nonisolated private static let hands = [
        Act("the button in the background", "A is in the background") {
            $0.leaveSilently()
            $0.user.pressButton(of: $0.view)
        },
        Act("the control in the background", "A is in the background", kind: .systemVideo) {
            $0.leaveSilently()
            $0.user.pressSystemControl(of: $0.view)
        },
        Act("a touch in the background", "A is in the background") {
            $0.leaveSilently()
            $0.user.use($0.view)
        },
        Act("the button of what is gone", "A is not there any more") {
            $0.view.remove()
            $0.user.pressButton(of: $0.view)
        },
        Act("the control of what is gone", "A is not there any more", kind: .systemVideo) {
            $0.view.remove()
            $0.user.pressSystemControl(of: $0.view)
        },
        Act("a touch of what is gone", "A is not there any more") {
            $0.view.remove()
            $0.user.use($0.view)
        },
        Act("the button of what is hidden", "A is not on screen") {
            $0.view.isOnScreen = false
            $0.user.pressButton(of: $0.view)
        },
        Act("the control of a view of the app's", "A has no such control") {
            $0.user.pressSystemControl(of: $0.view)
        },
        Act("the control without support", "A has no such control", kind: .systemVideo) {
            $0.view.supportsPictureInPicture = false
            $0.user.pressSystemControl(of: $0.view)
        },
        Act("the control with an obstacle", "the system has no", kind: .systemVideo) {
            $0.simulation.system.obstacle = "There is none."
            $0.user.pressSystemControl(of: $0.view)
        },
        Act("the button of another simulation", "B is not there any more") {
            $0.user.pressButton(of: Simulation().view("B"))
        },
    ]

    nonisolated private static let places = [
        Act("leaving twice", "the app is not there to leave") {
            $0.leaveSilently()
            $0.user.leaveApp()
        },
        Act("returning without having left", "the app was not left") { $0.user.returnToApp() },
        Act("leaving a window that is gone", "second is not there to leave") {
            let second = $0.simulation.addScene("second")
            $0.simulation.system.tearDown(second)
            $0.user.leaveApp(second)
        },
        Act("tearing a window down twice", "second is not there") {
            let second = $0.simulation.addScene("second")
            $0.simulation.system.tearDown(second)
            $0.simulation.system.tearDown(second)
        },
        Act("a view in a window that is gone", "B in second, which is not there") {
            let second = $0.simulation.addScene("second")
            $0.simulation.system.tearDown(second)
            _ = $0.simulation.view("B", in: second)
        },
        Act("a view of another simulation's player", "Q is another simulation's") {
            _ = $0.simulation.view("B", showing: Simulation().player("Q"))
        },
        Act("another simulation's player in a view", "Q is another simulation's") {
            $0.view.player = Simulation().player("Q")
        },
    ]

    @Test(arguments: hands + places)
    func `what nobody can do is a violation, and starts nothing`(act: Act) async {
        let scenery = Scenery(act.kind)
        await scenery.simulation.run()
        act.deed(scenery)
        await scenery.simulation.run()
        let violations = scenery.simulation.violations
        #expect(
            violations.first?.hasPrefix("impossible: \(act.violation)") == true,
            "\(violations)"
        )
        #expect(violations.count == 1, "\(violations)")
        #expect(scenery.simulation.outcome.overlay == nil)
    }

    @Test func `of several windows each can be left, and all of them at once`() async {
        let simulation = Simulation()
        let second = simulation.addScene("second")
        simulation.user.leaveApp(second)
        simulation.user.leaveApp()
        simulation.user.returnToApp(second)
        simulation.user.returnToApp()
        #expect(simulation.violations == [])
    }
}
