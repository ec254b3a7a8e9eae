// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import DemoModel
import Testing
import Windowbox
import WindowboxSimulator

@MainActor
struct TranscriptTests {
    // snippet.transcript
    @Test func `leaving the app puts the video into the overlay, step by step`() async {
        let simulation = Simulation()
        let screens = Screens(simulation)
        screens.router.open(.metropolis)
        let before = simulation.transcript.count
        simulation.user.leaveApp()
        await simulation.run()
        let transcript = simulation.transcript.dropFirst(before).map(\.description)
        #expect(
            transcript.joined(separator: "\n") == """
                0.000  user    leaves the app
                0.000  system  says willStart, view 1 of Metropolis/Metropolis
                0.000  library moves view 1 of Metropolis/Metropolis to the overlay
                0.000  library arms nothing
                0.000  library tells the app: will start, view 1 of Metropolis/Metropolis
                0.000  library tells the app: its screen may go, view 1 of Metropolis/Metropolis
                0.000  system  the app is in the background
                0.250  system  says didStart, view 1 of Metropolis/Metropolis
                0.250  library tells the app: did start, view 1 of Metropolis/Metropolis
                """
        )
    }
    // snippet.end
}
